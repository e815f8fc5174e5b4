import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import { mayWrite } from '../disk.ts'
import { isKeptFromUsers } from './windows-rights.ts'

/** A file can be changed by no ordinary account, by the kiosk's own, or the system does not say. */
type PolicyTrust = 'office' | 'anyone' | 'unknown'

/** Whether this account could have written or replaced a policy file. */
export function findPolicyTrust(file: string): PolicyTrust {
  return process.platform === 'win32' ? findWindowsTrust(file) : findPosixTrust(file)
}

/** The file and the folders above it: renaming one of them would replace the file. */
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

/** An owner can grant themself any right. A link may lead anywhere. */
function isKeptFromUser(path: string): boolean {
  const status = lstatSync(path)
  return !status.isSymbolicLink() && status.uid !== process.getuid?.() && !mayWrite(path)
}

/** Node knows neither owner nor rights of files on Windows; PowerShell, a part of the system, does. */
function findWindowsTrust(file: string): PolicyTrust {
  const paths = listAncestors(file, win32)
  const program = win32.join(
    process.env.SystemRoot ?? 'C:\\Windows',
    'System32\\WindowsPowerShell\\v1.0\\powershell.exe'
  )
  // Paths go in by the environment: none of them is read as a command.
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
    // A system that allows programs one by one may forbid it.
    return 'unknown'
  }
}
