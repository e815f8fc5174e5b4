import { toAsciiDigits } from '../../../documents/fold.ts'
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

interface Piece {
  digits: string
  isWord: boolean
  start: number
  end: number
}

// O and l stand for digits only between digits.
const pieces = /\p{Nd}(?:[oOlI]*\p{Nd})*|[\p{L}\p{M}\u200b-\u200d]+/gu
const joint = /^[^\S\n\r]?[^\p{L}\p{M}\p{Nd}\n\r/:;₹$€%×=]{0,4}$/u
const maxPhoneDigits = 15

function findPhones(text: string): TextFlag[] {
  const found: TextFlag[] = []
  for (const run of findRuns(text)) {
    for (let from = 0; from < run.length; ) {
      const to = findPhoneEnd(text, run, from)
      const [first, last] = [run[from], run[to]]
      if (first && last && to >= from) found.push({ kind: 'phone', start: first.start, end: last.end })
      from = Math.max(from, to) + 1
    }
  }
  return found
}

function findRuns(text: string): Piece[][] {
  const runs: Piece[][] = []
  let run: Piece[] = []
  let times = 1
  let end = -1
  for (const { 0: part, index: start } of text.matchAll(pieces)) {
    const isWord = !/^\p{Nd}/u.test(part)
    const said = isWord ? readDigits(part) : toAsciiDigits(part).replace(/[oO]/g, '0').replace(/[lI]/g, '1')
    const gap = text.slice(end, start)
    const last = run.at(-1)
    const isJoined = end >= 0 && joint.test(gap) && (!gap.includes(',') || isList(last, said, isWord))
    if (said === '' || !isJoined) {
      if (run.length > 0) runs.push(run)
      run = []
      if (said === '') times = 1
    }
    if (typeof said === 'number') times = said
    else if (said !== '') {
      // 'ninety' is 90, before 'eight' 9.
      if (isWord && last?.isWord && isJoined && /^[2-9]0$/.test(last.digits) && /^[1-9]$/.test(said))
        last.digits = last.digits.slice(0, 1)
      run.push({ digits: said.repeat(times), isWord, start, end: start + part.length })
      times = 1
    }
    end = start + part.length
  }
  return run.length > 0 ? [...runs, run] : runs
}

/** 18,000 is an amount: commas separate only words and short groups of a number. */
function isList(last: Piece | undefined, said: string | number, isWord: boolean): boolean {
  return last === undefined || last.isWord || isWord || (last.digits.length <= 2 && String(said).length <= 2)
}

/** The last piece of a number that begins here; -1: none does. */
function findPhoneEnd(text: string, run: readonly Piece[], from: number): number {
  const first = run[from] as Piece
  const before = text.slice(Math.max(0, first.start - 5), first.start)
  if (/(?:[₹$€]|\brs\.?|\binr)\s*$/i.test(before)) return -1
  let digits = ''
  for (let to = from; to < run.length && digits.length < maxPhoneDigits; to += 1) {
    digits += run[to]?.digits ?? ''
    const groups = run.slice(from, to + 1).map((piece) => piece.digits)
    if (isPhone(digits, groups, /\+\s?$/.test(before))) return to
  }
  return -1
}

function isPhone(digits: string, groups: readonly string[], hasPlus: boolean): boolean {
  const isRound = /0{6}$/.test(digits) || (groups.length > 1 && groups.every((group) => /^\d+00$/.test(group)))
  const isAscending =
    groups.length > 4 && groups.every((group, at) => at === 0 || Number(group) === Number(groups[at - 1]) + 1)
  if (isRound || isAscending) return false
  if (/^0?[6-9]\d{9}$/.test(digits)) return true
  const [first = ''] = groups
  if (/^(?:00|0)?91[6-9]\d{9}$/.test(digits))
    return hasPlus || /^(?:00|0)?91$/.test(first) || groups.length === 1 || first.length === 1
  if (/^0[1-9]\d{9}$/.test(digits)) return first.length === 1 || first.length === 11 || /^0\d{2,4}$/.test(first)
  return (
    hasPlus &&
    digits.length >= 10 &&
    groups.length > 0 &&
    digits.length === groups.join('').length &&
    digits.length <= 13
  )
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
