const beyondAscii = /[\u0080-\uffff]/
/** Zero-width characters, soft hyphens, direction signs, variation selectors, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
// Unicode decomposes an acute accent that is typed for an apostrophe into a blank.
const apostrophes = /[`\u00b4\u02b9\u02bb-\u02bf\u05f3\u2018-\u201b\u2032\u2035\u2039\u203a\u275b\u275c\uff07\uff40]/g
const quotes = /[\u00ab\u00bb\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u301d-\u301f\uff02]/g
// Of Latin, Greek and Cyrillic letters and of signs: vowel signs of Indian scripts are letters.
const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu
/** Line breaks stay: they separate the entries of a list. */
const blanks = /(?:[^\S\n]|[\u0085\u2800])+/g

/**
 * The form in which texts are compared: without case, accents, invisible characters, and differences of compatible
 * letters, digits, dashes, quotes and blanks. Its length may differ. Idempotent.
 */
export function fold(text: string): string {
  if (isAscii(text)) return foldSigns(text).toLowerCase()
  const plain = text
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(marks, '')
  return foldCase(toAsciiDigits(foldSigns(plain)).replace(dashes, '-').replaceAll('\u2044', '/'))
}

function foldSigns(text: string): string {
  return text.replace(apostrophes, "'").replace(blanks, ' ')
}

/** By way of upper case: ß becomes ss, dotless ı becomes i. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** Decimal digits of every script. Unicode has them in rows of ten, zero first. */
export function toAsciiDigits(text: string): string {
  return isAscii(text) ? text : text.replace(/\p{Nd}/gu, (digit) => String(countDigitsBefore(digit) % 10))
}

function countDigitsBefore(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return code - first
}

/** Folded, each once, none empty. */
export function foldWords(words: string): string[] {
  return [...new Set(fold(words).split(/\s+/))].filter((word) => word !== '')
}

/** Whether every word occurs in the text, in whatever order. */
export function hasWords(text: string, words: string): boolean {
  const folded = fold(text)
  return foldWords(words).every((word) => folded.includes(word))
}

export function isAscii(text: string): boolean {
  return !beyondAscii.test(text)
}

/** By UTF-16 units, as `sort` wants it: the same on every machine. */
export function compareTexts<Key extends string | number>(one: Key, other: Key): number {
  return one === other ? 0 : one < other ? -1 : 1
}
