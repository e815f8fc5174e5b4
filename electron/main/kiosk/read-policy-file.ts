import { readFileSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import { decodePolicy, type ParsedPolicy, parsePolicy, safestPolicy, usualPolicy } from './kiosk-policy.ts'

/** Makes a kiosk without a policy, or in spite of it. */
const kioskSwitch = '--kiosk'

interface Setting {
  /** The office's policy, also of a computer that is no kiosk. */
  readonly office: ParsedPolicy | null
  /** The policy of this kiosk with its problems; null: this computer is no kiosk. */
  readonly kiosk: ParsedPolicy | null
}

/** To be read once: a change counts from the next start. @param program path of the running program */
export function readSetting(program: string): Setting {
  const { platform, env, argv } = process
  const office = readPolicyFile(listPolicyFiles({ platform, env, program }))
  const isKiosk = argv.includes(kioskSwitch) || office?.policy.kiosk === true
  return { office, kiosk: isKiosk ? (office ?? { policy: usualPolicy, problems: [] }) : null }
}

interface PolicyPlaces {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly program: string
}

/** The paths of the policy, by precedence: the system's folder, where ordinary accounts cannot write, comes first. */
export function listPolicyFiles({ platform, env, program }: PolicyPlaces): string[] {
  if (platform === 'win32') {
    const shared = env.ProgramData ?? 'C:\\ProgramData'
    // The portable program unpacks itself elsewhere, and names its original folder.
    const beside = env.PORTABLE_EXECUTABLE_DIR ?? win32.dirname(program)
    return [win32.join(shared, 'Loupe', 'policy.json'), win32.join(beside, 'policy.json')]
  }
  if (platform === 'darwin') {
    // Loupe.app/Contents/MacOS/Loupe
    const beside = posix.resolve(posix.dirname(program), '../../..')
    return ['/Library/Application Support/Loupe/policy.json', posix.join(beside, 'policy.json')]
  }
  return ['/etc/loupe/policy.json', posix.join(posix.dirname(env.APPIMAGE ?? program), 'policy.json')]
}

/** A policy has some lines: a longer file is none. */
const maxBytes = 100_000

/** The first policy that is there, or null. An unreadable one counts as the safest. */
export function readPolicyFile(files: readonly string[]): ParsedPolicy | null {
  for (const file of files) {
    const policy = readOrNull(file)
    if (policy) return policy
  }
  return null
}

function readOrNull(file: string): ParsedPolicy | null {
  try {
    const bytes = readFileSync(file)
    if (bytes.length > maxBytes) return { policy: safestPolicy, problems: [{ kind: 'text', line: 1 }] }
    return parsePolicy(decodePolicy(bytes))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    return { policy: safestPolicy, problems: [{ kind: 'unreadable' }] }
  }
}
