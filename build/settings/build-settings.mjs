import * as v from 'valibot'
import { Complaint } from '../scripts/terminal-output.mjs'
import { demonstrationHash } from './demo-password.mjs'
import { createSwitchEntry, readSharedBoard, sharedBoardEntries } from './shared-board-settings.mjs'

const address = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i,
    'LOUPE_PUBLIC_URL must be the address of the web app, e.g. https://jobs.example.com, without user name, ? or #'
  ),
  v.url('LOUPE_PUBLIC_URL must be an address, e.g. https://jobs.example.com'),
  v.transform((text) => text.replace(/\/+$/, ''))
)

const domain = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'LOUPE_DOMAIN must be a bare domain, e.g. jobs.example.com, without https:// or a path'
  )
)

const passwordHash = v.pipe(
  v.string(),
  v.regex(
    /^PBKDF2-SHA-256:([6-9]\d{5}|\d{7,8}):[\w-]{22}:[\w-]{43}$/,
    'LOUPE_ADMIN_PASSWORD_HASH must be the line that `npm run admin:password` prints'
  )
)

/**
 * An https address with a public name, as the app opens them.
 * @param {string} name
 */
const outside = (name) =>
  v.pipe(
    v.string(),
    v.maxLength(2048, `${name} must be an address of at most 2048 characters`),
    v.regex(
      /^https:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,63}(:\d{1,5})?([/?#][^\s\\]*)?$/i,
      `${name} must be an https address, e.g. https://forms.example.com/d/1, without user name or spaces`
    )
  )

const settings = v.object({
  LOUPE_PUBLIC_URL: v.optional(address),
  LOUPE_DOMAIN: v.optional(domain, 'loupe.example'),
  LOUPE_ADMIN_PASSWORD_HASH: v.optional(passwordHash),
  LOUPE_APPLICATION_FORM_URL: v.optional(outside('LOUPE_APPLICATION_FORM_URL')),
  LOUPE_APPLICATIONS_SHEET_URL: v.optional(outside('LOUPE_APPLICATIONS_SHEET_URL')),
  LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL: v.optional(outside('LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL')),
  LOUPE_UPDATE_URL: v.optional(outside('LOUPE_UPDATE_URL')),
  LOUPE_KIOSK: createSwitchEntry('LOUPE_KIOSK'),
  LOUPE_IDLE_MINUTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(0|[1-9]\d{0,2}|1[0-3]\d\d|14[0-3]\d|1440)$/,
        'LOUPE_IDLE_MINUTES must be a whole number from 1 to 1440, or 0 for never'
      ),
      v.transform(Number)
    )
  ),
  LOUPE_SAMPLES: v.optional(v.picklist(['0', '1'], 'LOUPE_SAMPLES must be 1 for yes or 0 for no'), '1'),
  ...sharedBoardEntries
})

/** @type {readonly string[]} */
export const settingNames = Object.keys(settings.entries)

const kioskIdleMinutes = 5

/**
 * @typedef {object} Settings
 * @property {string} publicUrl without a trailing slash; '': where the app is open
 * @property {string} domain
 * @property {string} passwordHash '' on a shared board
 * @property {boolean} demonstration the password is the published one
 * @property {string} applicationForm '': candidates apply in Loupe
 * @property {string} applicationsSheet the administrator's; '': none
 * @property {string} employerApplicationsSheet '': none
 * @property {string} updateUrl of packaged desktop apps; '': none
 * @property {boolean} kiosk many people use the device: it stores nothing of them
 * @property {number} idleMinutes until sign-out; 0: never
 * @property {boolean} samples fills empty lists
 * @property {import('./shared-board-settings.mjs').SharedBoardSettings | null} board null: a board on each device
 */

/**
 * Settings of a build, see .env.example; missing or empty ones get defaults.
 * Throws a Complaint with a sentence for each wrong value.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const given = settingNames.map((name) => [name, env[name]?.trim() || undefined])
  const read = v.safeParse(settings, Object.fromEntries(given), { abortPipeEarly: true })
  if (read.success) {
    const {
      LOUPE_PUBLIC_URL: publicUrl = '',
      LOUPE_DOMAIN: domain,
      LOUPE_ADMIN_PASSWORD_HASH: givenHash,
      LOUPE_APPLICATION_FORM_URL: applicationForm = '',
      LOUPE_APPLICATIONS_SHEET_URL: applicationsSheet = '',
      LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL: employerApplicationsSheet = '',
      LOUPE_UPDATE_URL: updateUrl = '',
      LOUPE_KIOSK: kioskSwitch,
      LOUPE_IDLE_MINUTES: givenIdleMinutes,
      LOUPE_SAMPLES: samples,
      ...shared
    } = read.output
    const kiosk = kioskSwitch === '1'
    const { board, complaints } = readSharedBoard(shared, { hasPassword: givenHash !== undefined, kiosk })
    if (complaints.length > 0) throw new Complaint(complaints.join('\n'))
    // A shared board's administrator is an account: no password is built in.
    const passwordHash = board ? '' : (givenHash ?? demonstrationHash)
    return {
      publicUrl,
      domain,
      passwordHash,
      demonstration: passwordHash === demonstrationHash,
      applicationForm,
      applicationsSheet,
      employerApplicationsSheet,
      updateUrl,
      kiosk,
      idleMinutes: givenIdleMinutes ?? (kiosk ? kioskIdleMinutes : 0),
      samples: samples === '1',
      board
    }
  }
  throw new Complaint(read.issues.map((issue) => `${issue.message} (it is "${String(issue.input)}").`).join('\n'))
}
