import { app } from 'electron'
import { type ParsedPolicy, usualPolicy } from './policy.ts'
import { listPolicyFiles, readPolicy } from './policy-file.ts'

/** Has Loupe be a kiosk without a file, or whatever the file says. */
const kioskSwitch = '--kiosk'

interface Setting {
  readonly office: ParsedPolicy | null
  readonly kiosk: ParsedPolicy | null
  readonly ignored: readonly string[]
}

let setting: Setting | undefined

/** Read once: while Loupe is open it stays what it was when it was started. */
function find(): Setting {
  if (setting) return setting
  const { platform, env, argv } = process
  const { found: office, ignored } = readPolicy(listPolicyFiles({ platform, env, program: app.getPath('exe') }))
  const isKiosk = argv.includes(kioskSwitch) || office?.policy.kiosk === true
  const { policy, problems } = office ?? { policy: usualPolicy, problems: [] }
  const all = [...ignored.map((file) => ({ kind: 'writable', file }) as const), ...problems]
  setting = { office, kiosk: isKiosk ? { policy, problems: all } : null, ignored }
  return setting
}

/** The one place that knows whether this is a kiosk: what is wrong in its policy, and what counts; null: it is none. */
export function findKiosk(): ParsedPolicy | null {
  return find().kiosk
}

/** What the office has written about this computer, whether it is a kiosk or not. */
export function findOfficePolicy(): ParsedPolicy | null {
  return find().office
}

/** Policy files that do not count, because the person who uses the computer could have written them. */
export function findIgnoredPolicies(): readonly string[] {
  return find().ignored
}
