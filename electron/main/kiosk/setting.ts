import { app } from 'electron'
import { type ParsedPolicy, usualPolicy } from './policy.ts'
import { listPolicyFiles, readPolicy } from './policy-file.ts'

/** Has Loupe be a kiosk without a file, or whatever the file says. */
const kioskSwitch = '--kiosk'

let found: { office: ParsedPolicy | null; kiosk: ParsedPolicy | null } | undefined

/** Read once: while Loupe is open it stays what it was when it was started. */
function find() {
  if (found) return found
  const { platform, env, argv } = process
  const office = readPolicy(listPolicyFiles({ platform, env, program: app.getPath('exe') }))
  const isAsked = argv.includes(kioskSwitch)
  const isKiosk = isAsked || office?.policy.kiosk === true
  found = { office, kiosk: isKiosk ? (office ?? { policy: usualPolicy, problems: [] }) : null }
  return found
}

/** The one place that knows whether this is a kiosk: what is wrong in its policy, and what counts; null: it is none. */
export function findKiosk(): ParsedPolicy | null {
  return find().kiosk
}

/** What the office has written about this computer, whether it is a kiosk or not. */
export function findOfficePolicy(): ParsedPolicy | null {
  return find().office
}
