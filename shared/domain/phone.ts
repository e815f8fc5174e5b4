import parsePhoneNumber, { isValidPhoneNumber } from 'libphonenumber-js/min'
import { isAscii, toAsciiDigits } from '../documents/fold-text.ts'

/**
 * The one reader of telephone numbers. It loads the library, so schemas and write rules, which every page has, ask
 * mayContainPhone of text-limits.ts instead.
 */
export interface Phone {
  /** As it is written. */
  text: string
  /** E.164: '+919876543210'. */
  number: string
  /** false: an Indian landline or toll-free number, which has no WhatsApp. */
  canBeMobile: boolean
}

/** [start, end) in UTF-16 units of the text. */
interface PhonePassage extends Phone {
  start: number
  end: number
}

/** The different numbers of a text, in their order. */
export function findPhones(text: string): Phone[] {
  return [...new Map(findPhonePassages(text).map((found) => [found.number, found])).values()]
}

export function hasPhone(text: string): boolean {
  return findPhonePassages(text).length > 0
}

/** Whether both texts have a number in common, however each is written. */
export function haveSamePhone(one: string, other: string): boolean {
  const numbers = new Set(findPhones(one).map(({ number }) => number))
  return findPhones(other).some(({ number }) => numbers.has(number))
}

/** Whether the second text's digits, typed in part, occur in the first text's, however both are grouped. */
export function hasDigits(text: string, typed: string): boolean {
  const digits = listDigits(typed)
  return digits !== '' && listDigits(text).includes(digits)
}

function listDigits(text: string): string {
  return toAsciiDigits(text).match(/\d/g)?.join('') ?? ''
}

/**
 * The library judges every window of digit groups, longest first. Its own search finds no number in '98765 43210 91234 56789'
 * or '9876543210/11/12', takes a second number behind a comma for an extension, and an Aadhaar number for a telephone number.
 */
export function findPhonePassages(text: string): PhonePassage[] {
  if (!enoughDigits.test(text)) return []
  const { signs, places } = foldSigns(text)
  const found: PhonePassage[] = []
  for (const run of findRuns(hideAddresses(signs))) {
    for (let from = 0; from < run.length; ) {
      const phone = readFirst(run.slice(from, from + maxDigits), signs)
      if (phone) {
        const start = places[phone.start] ?? 0
        const end = places[phone.end] ?? text.length
        const { number, canBeMobile } = phone
        const written = text.slice(start, end).replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
        found.push({ text: written, number, canBeMobile, start, end })
      }
      from += phone?.count ?? 1
    }
  }
  return found
}

/** Of the shortest numbers abroad, with their country. */
const minDigits = 7
const enoughDigits = new RegExp(`(?:\\p{Nd}\\P{Nd}*){${minDigits}}`, 'u')

function foldSigns(text: string): { signs: string; places: readonly number[] } {
  if (isAscii(text)) return { signs: text.replaceAll('\t', ' '), places: Array.from(text, (_, place) => place) }
  let signs = ''
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const folded = sign >= ' ' && sign <= '~' ? sign : (knownSigns.get(sign) ?? foldSign(sign))
    signs += folded
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place)
    place += sign.length
  }
  return { signs, places }
}

/** A text has few different signs. */
const knownSigns = new Map<string, string>()

function foldSign(sign: string): string {
  const folded = foldOther(sign)
  knownSigns.set(sign, folded)
  return folded
}

function foldOther(sign: string): string {
  // Direction signs and blanks without width come along with a paste from a messenger; a keycap is a digit with marks.
  if (/[\p{Cf}\p{Mn}\p{Me}]/u.test(sign)) return ''
  if (/[\p{Zs}\t]/u.test(sign)) return ' '
  if (/[\p{Pd}\u2212]/u.test(sign)) return '-'
  if (/[（）＋]/.test(sign)) return sign.normalize('NFKC')
  return toAsciiDigits(sign)
}

const addresses = /(?:https?:\/\/|www\.)(?!wa\.me\/|(?:api|web)\.whatsapp\.)\S+|[\w.+-]{1,64}@[\w-]+/gi

/** Digits in an address of the web or of mail are a part of it. Those of WhatsApp's own links are a telephone number. */
function hideAddresses(signs: string): string {
  return signs.replace(addresses, (address) => 'x'.repeat(address.length))
}

interface Group {
  digits: string
  start: number
  end: number
}

const joint = /^ ?[^\p{L}\p{M}\d\n\r/:;₹$€%×=+]{0,4}$/u

/** The groups of digits that one number may consist of. */
function findRuns(signs: string): Group[][] {
  const runs: Group[][] = []
  let last: Group | undefined
  for (const { 0: digits, index: start } of signs.matchAll(/\d+/g)) {
    const group = { digits, start, end: start + digits.length }
    const gap = last ? signs.slice(last.end, start) : ' and '
    // '18,000' is an amount, and a comma divides two numbers: within one it separates short groups at most.
    const areShort = digits.length < 3 && (last?.digits.length ?? 0) < 3
    if (joint.test(gap) && (areShort || !gap.includes(','))) runs.at(-1)?.push(group)
    else runs.push([group])
    last = group
  }
  return runs
}

/** Two prefixes of a call abroad beside the longest number. */
const maxDigits = 19
/** An amount, or a number of another kind. */
const otherBefore = /(?:[₹$€]|\b(?:rs|inr|a\/c|account|aadhaa?r|uan|gstin)\b\.?)(?: ?(?:no|number)\b\.?)?[ :-]*$/i
const otherBehind = /^ ?(?:\/-|(?:per|a) (?:month|day|week|year|annum|hour|piece)\b|rupees\b|rs\b)/i

/** The longest number that begins with the first group; `count`: its groups. */
function readFirst(groups: readonly Group[], signs: string) {
  const start = groups[0]?.start ?? 0
  const before = signs.slice(Math.max(0, start - 24), start)
  if (otherBefore.test(before)) return undefined
  const lead = /(?:\+ ?\(?|\(\+? ?)$/.exec(before)?.[0] ?? ''
  const separator = signs.slice(groups[0]?.end, groups[1]?.start)
  const digits: string[] = []
  for (let count = 0; count <= maxDigits && digits.length < groups.length; ) {
    const next = groups[digits.length]?.digits ?? ''
    digits.push(next)
    count += next.length
  }
  for (; digits.length > 0; digits.pop()) {
    const number =
      (lead.includes('+') && judge(`+${digits.join(' ')}`)) ||
      (digits[0]?.startsWith('00') && judge(digits.join(' '))) ||
      readIndian(digits, separator)
    const end = groups[digits.length - 1]?.end ?? start
    if (!number || otherBehind.test(signs.slice(end, end + 20))) continue
    // A code: letters and digits are one word.
    if (/\p{L}$/u.test(before) && /^\p{L}/u.test(signs.slice(end, end + 2))) continue
    const isCutOff = lead.includes('(') && !signs.slice(start, end).includes(')')
    const begin = start - (isCutOff ? 0 : lead.length)
    return { number, canBeMobile: canBeMobile(number, digits), start: begin, end, count: digits.length }
  }
  return undefined
}

const placeholder = /^\+91(?:(\d)\1{9}|1234567890)$/

/** The library takes most of the time, and a text repeats its figures. */
const judged = new Map<string, string>()
const maxJudged = 10_000

/** E.164; '': none. */
function judge(written: string): string {
  const before = judged.get(written)
  if (before !== undefined) return before
  const digits = written.match(/\d/g)?.length ?? 0
  const number = digits < minDigits || digits > maxDigits ? '' : askLibrary(written)
  if (judged.size >= maxJudged) judged.clear()
  judged.set(written, number)
  return number
}

/** The library also takes short codes and twelve digits of India for numbers. */
function askLibrary(written: string): string {
  const phone = parsePhoneNumber(written, 'IN')
  if (!phone || !isValidPhoneNumber(phone.number) || placeholder.test(phone.number)) return ''
  return phone.countryCallingCode !== '91' || /^(?:[1-9]\d{9}|18[06]0\d{6,7})$/.test(phone.nationalNumber)
    ? phone.number
    : ''
}

/** Written for a call within India. @param separator of the first two groups */
function readIndian(groups: readonly string[], separator: string): string {
  const [, prefix = '', national = ''] = /^((?:0?91)?0?)([1-9]\d{9}|18[06]0\d{6,7})$/.exec(groups.join('')) ?? []
  const isRead = national !== '' && !areFigures(groups) && isGrouped(groups, separator, prefix, national)
  return isRead ? judge(`+91${national}`) : ''
}

/** Whether the blanks are where a telephone number has them. */
function isGrouped(groups: readonly string[], separator: string, prefix: string, national: string): boolean {
  const [first = ''] = groups
  const isMobile = /^[6-9]/.test(national)
  // Aadhaar numbers are written in groups of four, the finenesses of gold as three digits each.
  if (prefix.includes('91')) return /^0?91$/.test(first) || (isMobile && !/^\d{3,4}$/.test(first))
  if (isMobile || groups.length === 1) return true
  if (/^18[06]0/.test(national)) return /^0?18[06]0$/.test(first)
  if (prefix === '0') return first === '0' || isAreaCode(first)
  // '261-2345678', '(22) 40123456'
  return groups.length === 2 && /^[1-8]\d{1,3}$/.test(first) && /[-)]/.test(separator)
}

function isAreaCode(group: string): boolean {
  return /^0[1-8]\d{1,3}$/.test(group)
}

const date = /(?:^| )(?:\d{1,2} \d{1,2} (?:19|20)\d\d|(?:19|20)\d\d \d{1,2} \d{1,2})(?: |$)/

/** Amounts, sizes or a date with a time. */
function areFigures(groups: readonly string[]): boolean {
  const values = groups.map(Number)
  const step = (values[1] ?? 0) - (values[0] ?? 0)
  const isSeries = values.length > 3 && step > 0 && values.every((value, at) => value === (values[0] ?? 0) + at * step)
  // A range of amounts does not fall.
  const areRound = step >= 0 && values.every((value) => value > 99 && value % 50 === 0)
  return isSeries || areRound || /0{6}$/.test(groups.join('')) || date.test(groups.join(' '))
}

/** The library's small metadata does not know foreign numbers. Two Indian cities have area codes that mobile numbers begin with, too. */
function canBeMobile(number: string, groups: readonly string[]): boolean {
  if (!number.startsWith('+91')) return true
  const [area = ''] = /^(?:00|0?91)/.test(groups[0] ?? '') && groups.length > 1 ? groups.slice(1) : groups
  return /^\+91[6-9]/.test(number) && !isAreaCode(area) && !/^(?:79|80)$/.test(area)
}
