import * as v from 'valibot'
import { demonstrationHash } from './demonstration.mjs'
import { Complaint } from './terminal.mjs'

const address = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i,
    'LOUPE_PUBLIC_URL is the http or https address of the public web app, for example https://jobs.example.com: no user name, no ? and no #'
  ),
  v.url('LOUPE_PUBLIC_URL is an address, for example https://jobs.example.com'),
  v.transform((text) => text.replace(/\/+$/, ''))
)

const domain = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'LOUPE_DOMAIN is the bare domain of the house, for example jobs.example.com: no https://, no path'
  )
)

const passwordHash = v.pipe(
  v.string(),
  v.regex(
    /^PBKDF2-SHA-256:([6-9]\d{5}|\d{7,8}):[\w-]{22}:[\w-]{43}$/,
    'LOUPE_ADMIN_PASSWORD_HASH is the line that `npm run admin:password` prints, with 600000 rounds or more'
  )
)

const settings = v.object({
  LOUPE_PUBLIC_URL: v.optional(address),
  LOUPE_DOMAIN: v.optional(domain, 'loupe.example'),
  LOUPE_ADMIN_PASSWORD_HASH: v.optional(passwordHash, demonstrationHash)
})

/**
 * The settings of a build; .env.example says what each is for. What is missing or empty gets its default.
 * Throws a Complaint with one sentence for every value that cannot be meant.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ publicUrl: string, domain: string, passwordHash: string, demonstration: boolean }} publicUrl: without a trailing
 *   slash; empty: the address at which the app is open. demonstration: the administrator has the password that everybody knows
 */
export function readSettings(env) {
  const given = (/** @type {string} */ name) => env[name]?.trim() || undefined
  const names = /** @type {const} */ (['LOUPE_PUBLIC_URL', 'LOUPE_DOMAIN', 'LOUPE_ADMIN_PASSWORD_HASH'])
  const read = v.safeParse(settings, Object.fromEntries(names.map((name) => [name, given(name)])), {
    abortPipeEarly: true
  })
  if (read.success) {
    const {
      LOUPE_PUBLIC_URL: publicUrl = '',
      LOUPE_DOMAIN: domain,
      LOUPE_ADMIN_PASSWORD_HASH: passwordHash
    } = read.output
    return { publicUrl, domain, passwordHash, demonstration: passwordHash === demonstrationHash }
  }
  throw new Complaint(read.issues.map((issue) => `${issue.message} (it is "${String(issue.input)}").`).join('\n'))
}
