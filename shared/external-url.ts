interface ParsedAddress {
  readonly href: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

// Every place this runs in has the WHATWG parser, but the language's own library does not list it.
declare const URL: new (text: string) => ParsedAddress

const maxAddressLength = 2048

/** What shows as nothing, moves text about, or is read differently by different parsers: controls, `\`, and blanks but the plain one within. */
const neverInAddress = /^ | $|(?! )[\s\\\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]/u

/**
 * The one guard of links that leave the app: the address to open, serialised anew, or null when nothing may be opened.
 * Open, show and store what it returns, never what it was given. Only https with a public host name, and the plain forms
 * of mailto and tel; no credentials, no address by number, no name of this machine or its network, 2,048 characters.
 * It reads names only: a public name that leads to a private address cannot be told from others.
 */
export function parseExternalAddress(text: string): string | null {
  if (text.length > maxAddressLength || neverInAddress.test(text)) return null
  const address = parseWebAddress(text) ?? parseMailAddress(text) ?? parsePhoneAddress(text)
  return address !== null && address.length <= maxAddressLength ? address : null
}

const encodedControl = /%(?:[01][\da-f]|7f)/i
/** Line breaks and tabs are part of texts that are sent along in a query. */
const encodedControlButBreaks = /%(?:0[0-8bcef]|1[\da-f]|7f)/i
/** Longer spellings of short characters, which only a careless decoder reads: `%C0%80` as the end of a text. */
const overlong = /%(?:c[01]|e0%[89]|f0%8)/i

function parseWebAddress(text: string): string | null {
  const [, authority, rest = ''] = /^https:\/\/([^/?# ]+)([/?#].*)?$/i.exec(text) ?? []
  // '@' even with nothing before it, and an escaped host name, are only ever written to mislead.
  if (authority === undefined || /[@%]/.test(authority)) return null
  // A dot at the end of a name is its full spelling, and means the same.
  const url = parseUrl(`https://${authority.replace(/\.(?=:|$)/, '')}${rest.replaceAll(' ', '%20')}`)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  if (!isPublicName(url.hostname, authority)) return null
  if (encodedControl.test(url.pathname + url.hash) || encodedControlButBreaks.test(url.search)) return null
  return overlong.test(url.href) ? null : url.href
}

const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const topLabel = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/** Endings that lead into this machine or the network it stands in. */
const privateEndings = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'arpa',
  'test',
  'invalid'
])

/**
 * `host` as the parser gives it, `written` as it was typed. A name beyond ASCII is taken only under an ending beyond ASCII
 * ('उदाहरण.भारत'): under '.com' or '.in' it would mostly be a look-alike of another name, and nobody could see it.
 */
function isPublicName(host: string, written: string): boolean {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  if (host.length > 253 || labels.length < 2 || !labels.every((label) => hostLabel.test(label))) return false
  if (!topLabel.test(top) || privateEndings.has(top)) return false
  const isInternational = /[\u0080-\uffff]/.test(written) || labels.some((label) => label.startsWith('xn--'))
  return !isInternational || top.startsWith('xn--')
}

/** One recipient, and at most a subject and a text: no hidden recipients, no attachments, no extra header lines. */
function parseMailAddress(text: string): string | null {
  const parts = /^mailto:[a-z\d](?:[\w.+'-]|%27){0,63}@([a-z\d.-]+)(?:\?([^# ]+))?$/i.exec(text)
  const host = parts?.[1]?.toLowerCase()
  if (parts === null || host === undefined || !isPublicName(host, host)) return null
  const named = new Set<string>()
  for (const field of parts[2]?.split('&') ?? []) {
    const name = /^(subject|body)=/i.exec(field)?.[1]?.toLowerCase()
    // A line break in a subject would begin another header line; in a text it is one.
    if (name === undefined || named.has(name) || !isPlainText(field, name === 'body')) return null
    named.add(name)
  }
  return parseUrl(text)?.href.replaceAll("'", '%27') ?? null
}

function isPlainText(encoded: string, hasLines: boolean): boolean {
  try {
    const text = decodeURIComponent(encoded)
    return !/\p{Cc}/u.test(hasLines ? text.replace(/[\r\n\t]/g, '') : text)
  } catch {
    return false
  }
}

/** Digits with their usual separators; '*' and '#' would run commands of the telephone network. */
function parsePhoneAddress(text: string): string | null {
  if (!/^tel:\+?\(?\d[\d().-]*$/i.test(text)) return null
  const digits = text.replace(/\D/g, '').length
  return digits >= 3 && digits <= 15 ? (parseUrl(text)?.href ?? null) : null
}

function parseUrl(text: string): ParsedAddress | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
