import { app } from 'electron'
import { type ParsedPolicy, usualPolicy } from './policy.ts'
import { listPolicyFiles, readPolicy } from './policy-file.ts'

/** Makes a kiosk without a policy, or in spite of it. */
const kioskSwitch = '--kiosk'

interface Setting {
  readonly office: ParsedPolicy | null
  readonly kiosk: ParsedPolicy | null
  readonly ignored: readonly string[]
}

let setting: Setting | undefined

/** Read once: a change counts from the next start. */
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

/** The policy of this kiosk with its problems; null: this computer is no kiosk. */
export function findKiosk(): ParsedPolicy | null {
  return find().kiosk
}

/** The office's policy, also of a computer that is no kiosk. */
export function findOfficePolicy(): ParsedPolicy | null {
  return find().office
}

/** Policy files that do not count, because an ordinary account could have written them. */
export function findIgnoredPolicies(): readonly string[] {
  return find().ignored
}
