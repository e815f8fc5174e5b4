import { execFileSync } from 'node:child_process'
import { accessSync, constants, lstatSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import { isKeptFromUsers } from './windows-rights.ts'

/** Who can change a file: 'office', nobody who merely uses the computer; 'anyone', its user too; 'unknown', the system does not say. */
export type PolicyTrust = 'office' | 'anyone' | 'unknown'

/** Whether the person for whom Loupe runs could have written a policy file, or could put another in its place. */
export function findPolicyTrust(file: string): PolicyTrust {
  return process.platform === 'win32' ? findWindowsTrust(file) : findPosixTrust(file)
}

/** The file and the folders that it lies in: whoever may rename one of them may put another there. */
function listAncestors(file: string, { dirname }: Pick<typeof posix, 'dirname'>): string[] {
  const all = [file]
  for (let folder = dirname(file); folder !== all.at(-1); folder = dirname(folder)) all.push(folder)
  return all
}

function findPosixTrust(file: string): PolicyTrust {
  try {
    return listAncestors(file, posix).every(isKeptFromUser) ? 'office' : 'anyone'
  } catch {
    return 'unknown'
  }
}

/** An owner may give themself what they may not do now. A link may lead anywhere. */
function isKeptFromUser(path: string): boolean {
  const status = lstatSync(path)
  return !status.isSymbolicLink() && status.uid !== process.getuid?.() && !mayWrite(path)
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Node knows the owner and the rights of files of Windows neither as they are nor as numbers: PowerShell, a part of the system, does. */
function findWindowsTrust(file: string): PolicyTrust {
  const paths = listAncestors(file, win32)
  const program = win32.join(
    process.env.SystemRoot ?? 'C:\\Windows',
    'System32\\WindowsPowerShell\\v1.0\\powershell.exe'
  )
  // Paths go in by the environment: nothing of them is read as a command.
  const command =
    "$env:LOUPE_PATHS.Split('|') | ForEach-Object { (Get-Item -Force -LiteralPath $_).Attributes; (Get-Acl -LiteralPath $_).Sddl }"
  try {
    const text = execFileSync(program, ['-NoProfile', '-NonInteractive', '-Command', command], {
      env: { SystemRoot: process.env.SystemRoot, LOUPE_PATHS: paths.join('|') },
      encoding: 'utf8',
      timeout: 20_000,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'ignore']
    })
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    if (lines.length !== 2 * paths.length) return 'unknown'
    const isKept = paths.every(
      (_path, index) =>
        !/ReparsePoint/.test(lines[2 * index] ?? '') && isKeptFromUsers(lines[2 * index + 1] ?? '', index === 0)
    )
    return isKept ? 'office' : 'anyone'
  } catch {
    // Where programs are allowed one by one, it may be shut.
    return 'unknown'
  }
}
