import * as v from 'valibot'
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

const settings = v.object({ LOUPE_PUBLIC_URL: v.optional(address), LOUPE_DOMAIN: v.optional(domain, 'loupe.example') })

/**
 * The settings of a build; .env.example says what each is for. What is missing or empty gets its default.
 * Throws a Complaint with one sentence for every value that cannot be meant.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ publicUrl: string, domain: string }} publicUrl: without a trailing slash; empty: the address at which the app is open
 */
export function readSettings(env) {
  const given = (/** @type {string} */ name) => env[name]?.trim() || undefined
  const read = v.safeParse(
    settings,
    { LOUPE_PUBLIC_URL: given('LOUPE_PUBLIC_URL'), LOUPE_DOMAIN: given('LOUPE_DOMAIN') },
    { abortPipeEarly: true }
  )
  if (read.success) return { publicUrl: read.output.LOUPE_PUBLIC_URL ?? '', domain: read.output.LOUPE_DOMAIN }
  throw new Complaint(read.issues.map((issue) => `${issue.message} (it is "${String(issue.input)}").`).join('\n'))
}
