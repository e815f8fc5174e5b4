import { toAsciiDigits } from '../../../documents/fold.ts'
import { findPhonePassages } from '../../phone.ts'
import type { TextFlag } from './flag.ts'
import { fold, splitTokens } from './tokens.ts'

/** Phone numbers, links and payment addresses, also spelled out. Linear time. */
export function findContacts(text: string): TextFlag[] {
  const addresses = findAddresses(text)
  // A number in a link is part of the link. Both lists are in order.
  let next = 0
  const phones = findPhones(text).filter(({ start, end }) => {
    while ((addresses[next]?.end ?? end) < end) next += 1
    return (addresses[next]?.start ?? end) > start
  })
  return [...phones, ...addresses, ...findSpelledLinks(text)]
}

interface Part {
  /** Digits for a word that means them; else the text. */
  said: string
  start: number
  end: number
  isWord?: boolean
}

// O and l stand for digits only between digits.
const pieces = /\p{Nd}(?:[oOlI]*\p{Nd})*|[\p{L}\p{M}\u200b-\u200d]+/gu

/** Words become digits, so that one reader finds the numbers. */
function findPhones(text: string): TextFlag[] {
  const parts = sayDigits(text)
  const starts: number[] = []
  const ends: number[] = []
  for (const { said, start, end } of parts) {
    const isSame = said.length === end - start
    for (let unit = 0; unit < said.length; unit += 1) {
      starts.push(isSame ? start + unit : start)
      ends.push(isSame ? start + unit + 1 : end)
    }
  }
  return findPhonePassages(parts.map(({ said }) => said).join('')).map(({ start, end }) => ({
    kind: 'phone',
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? text.length
  }))
}

function sayDigits(text: string): Part[] {
  const parts: Part[] = []
  let times = 1
  let end = 0
  for (const { 0: written, index: start } of text.matchAll(pieces)) {
    const isWord = !/^\p{Nd}/u.test(written)
    const digits = isWord ? readDigits(written) : toAsciiDigits(written).replace(/[oO]/g, '0').replace(/[lI]/g, '1')
    const gap = text.slice(end, start)
    const last = parts.at(-1)
    // 'ninety' is 90, before 'eight' 9.
    const isUnit = isWord && last?.isWord && /^[2-9]0$/.test(last.said) && /^[1-9]$/.test(String(digits))
    if (isUnit && /^[ -]{1,3}$/.test(gap)) last.said = last.said.slice(0, 1)
    else parts.push({ said: gap, start: end, end: start })
    end = start + written.length
    if (typeof digits === 'number') times = digits
    else {
      parts.push({ said: digits === '' ? written : digits.repeat(times), start, end, isWord: isWord && digits !== '' })
      times = 1
    }
  }
  parts.push({ said: text.slice(end), start: end, end: text.length })
  return parts
}

const topLevels = new Set(
  'com in net org co io me ly info biz xyz top online site shop app link live club gl page store work jobs website space click vip icu cc ru to gg'.split(
    ' '
  )
)
/** Words of English, too: a missing blank behind a full stop makes no link of them. */
const words = /^(?:in|me|to|work|jobs|top|link|page|store|shop|live|space|click|site|club|online|app)$/
const chunk = /[^\s<>()[\]{}"'“”‘’,;|।]+/g

function findAddresses(text: string): TextFlag[] {
  const found: TextFlag[] = []
  for (const { 0: raw, index } of text.matchAll(chunk)) {
    let length = raw.length
    while (length > 0 && /[.!?:…*_-]/.test(raw[length - 1] as string)) length -= 1
    const scheme = raw.search(/(?:h..ps?|ftp):\/\/|www\./i)
    const begin = scheme >= 0 ? scheme : raw.lastIndexOf(':', length - 1) + 1
    const part = raw.slice(begin, length)
    const kind = scheme >= 0 && part.length > 4 ? 'link' : classify(part)
    if (kind) found.push({ kind, start: index + begin, end: index + length })
  }
  return found
}

function classify(part: string): 'link' | 'account' | undefined {
  const at = part.indexOf('@')
  if (at === 0) return /^@[a-z][\w.]{2,}$/i.test(part) ? 'link' : undefined
  // Like a mail address without a domain.
  if (at > 0) return /^[a-z0-9._-]{2,}@[a-z]{2,}\d*$/i.test(part) ? 'account' : undefined
  const [host = '', ...path] = part.split(/[/?#]/)
  const labels = host.split('.')
  const top = labels.pop() ?? ''
  const name = labels.at(-1) ?? ''
  const isShort = name.length < 2 && path.length === 0
  if (isShort || labels.some((label) => !/^[\p{L}\p{M}\p{Nd}_-]+$/u.test(label)) || !topLevels.has(top.toLowerCase()))
    return undefined
  if (/^\d+$/.test(name) || (words.test(top.toLowerCase()) && top !== top.toLowerCase())) return undefined
  return 'link'
}

function findSpelledLinks(text: string): TextFlag[] {
  const tokens = splitTokens(text)
  return tokens.flatMap((token, index): TextFlag[] => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]]
    if (!/^(?:dot|डोट)$/.test(token.word) || !before || !next || before.word.length < 2) return []
    if (!topLevels.has(next.word) && !/^(?:कोम|इन)$/.test(next.word)) return []
    return [{ kind: 'link', start: before.start, end: next.end }]
  })
}

/** A line a digit, from zero. */
const digitWords = [
  'zero oh o shunya shoonya sunya jiro शून्य जीरो ज़ीरो શૂન્ય ઝીરો',
  'one ek एक એક',
  'two do be दो બે',
  'three teen tin tran तीन ત્રણ',
  'four char chaar चार ચાર',
  'five panch paanch pach पांच पाँच પાંચ',
  'six chhe che chha cha chah छह छः छे छ છ',
  'seven saat sat सात સાત',
  'eight aath ath आठ આઠ',
  'nine nau nav no नौ નવ'
]
const teens = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spoken = new Map<string, string | number>([
  ...digitWords.flatMap((line, digit) => line.split(' ').map((word) => [fold(word), String(digit)] as const)),
  ...teens.map((word, at) => [fold(word), String(11 + at)] as const),
  ...tens.map((word, at) => [fold(word), String(20 + 10 * at)] as const),
  ['double', 2],
  ['dabal', 2],
  ['डबल', 2],
  ['triple', 3]
])

/** Digits; how often the next one is meant; '': no part of a number. */
function readDigits(word: string): string | number {
  // Folded, 'ten' is the Hindi 'teen'.
  return /^ten$/i.test(word) ? '10' : (spoken.get(fold(word)) ?? '')
}
