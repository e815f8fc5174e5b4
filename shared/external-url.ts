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

// Everywhere, but not in the language's own library.
declare const URL: new (text: string) => ParsedAddress

const maxAddressLength = 2048

/** Controls, `\` and blanks but the plain one within: invisible, or read differently by parsers. */
const neverInAddress = /^ | $|(?! )[\s\\\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]/u

/**
 * The one guard of links that leave the app: open, show and store its result, never its argument; null: refused. Only https
 * with a public host name, and plain mailto and tel; no credentials, IP literals or local names; 2,048 characters. A public
 * name that resolves to a private address passes.
 */
export function parseExternalAddress(text: string): string | null {
  if (text.length > maxAddressLength || neverInAddress.test(text)) return null
  const address = parseWebAddress(text) ?? parseMailAddress(text) ?? parsePhoneAddress(text)
  return address !== null && address.length <= maxAddressLength ? address : null
}

const encodedControl = /%(?:[01][\da-f]|7f)/i
/** Texts in a query may have line breaks and tabs. */
const encodedControlButBreaks = /%(?:0[0-8bcef]|1[\da-f]|7f)/i
/** `%C0%80`: careless decoders read short characters in these. */
const overlong = /%(?:c[01]|e0%[89]|f0%8)/i

function parseWebAddress(text: string): string | null {
  const [, authority, rest = ''] = /^https:\/\/([^/?# ]+)([/?#].*)?$/i.exec(text) ?? []
  // Only misleading addresses have '@' or an escaped host.
  if (authority === undefined || /[@%]/.test(authority)) return null
  // A trailing dot is a name's full spelling.
  const url = parseUrl(`https://${authority.replace(/\.(?=:|$)/, '')}${rest.replaceAll(' ', '%20')}`)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  if (!isPublicName(url.hostname, authority)) return null
  if (encodedControl.test(url.pathname + url.hash) || encodedControlButBreaks.test(url.search)) return null
  return overlong.test(url.href) ? null : url.href
}

const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const topLabel = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/** Of this machine and its network. */
const privateEndings = new Set(
  'localhost localdomain local internal intranet private lan home corp arpa test invalid'.split(' ')
)

/** International names only under an international ending ('उदाहरण.भारत'): under '.com' or '.in' they are mostly look-alikes. */
function isPublicName(host: string, written: string): boolean {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  if (host.length > 253 || labels.length < 2 || !labels.every((label) => hostLabel.test(label))) return false
  if (!topLabel.test(top) || privateEndings.has(top)) return false
  const isInternational = /[\u0080-\uffff]/.test(written) || labels.some((label) => label.startsWith('xn--'))
  return !isInternational || top.startsWith('xn--')
}

/** One recipient, subject and text; no other header fields. */
function parseMailAddress(text: string): string | null {
  const parts = /^mailto:[a-z\d](?:[\w.+'-]|%27){0,63}@([a-z\d.-]+)(?:\?([^# ]+))?$/i.exec(text)
  const host = parts?.[1]?.toLowerCase()
  if (parts === null || host === undefined || !isPublicName(host, host)) return null
  const named = new Set<string>()
  for (const field of parts[2]?.split('&') ?? []) {
    const name = /^(subject|body)=/i.exec(field)?.[1]?.toLowerCase()
    // In a subject a line break begins a header field.
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

/** '*' and '#' would run commands of the telephone network. */
function parsePhoneAddress(text: string): string | null {
  if (!/^tel:\+?\(?\d[\d().-]*$/i.test(text)) return null
  const digits = text.match(/\d/g)?.length ?? 0
  return digits >= 3 && digits <= 15 ? (parseUrl(text)?.href ?? null) : null
}

function parseUrl(text: string): ParsedAddress | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
