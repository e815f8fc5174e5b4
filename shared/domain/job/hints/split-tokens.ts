import { fold as foldText, toAsciiDigits } from '../../../documents/fold-text.ts'

/** A word, number, currency sign or '<'. */
export interface Token {
  /** Folded; a number's digits, with a point before fractions. */
  word: string
  isNumber: boolean
  start: number
  end: number
  sentence: number
  /** Clauses end at commas and brackets. */
  clause: number
}

/** Three single letters or more are a word: 'f e e', 'U.P.I'. */
const pattern =
  /[A-Za-z](?:[. -][A-Za-z]){2,}(?![\p{L}\p{M}])|\p{Nd}+(?:[,.]\p{Nd}+)*|[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]+(?:['’$@][\p{L}\p{M}\u200b-\u200d]+)*|[₹$€<]/gu
const clauseEnd = /[,()[\]–—]|\s-\s/
const sentenceEnd = /[!?।॥;\n•|]|\.\s/
/** A full stop behind these ends no sentence. */
const abbreviations = new Set([
  'rs',
  'no',
  'mr',
  'mrs',
  'ms',
  'approx',
  'ph',
  'mob',
  'tel',
  'रु',
  'रू',
  'ru',
  'max',
  'min',
  'yrs',
  'exp'
])

/** In linear time. */
export function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  let end = 0
  for (const { 0: part, index: start } of text.matchAll(pattern)) {
    const isNumber = /^\p{Nd}/u.test(part)
    const word = isNumber ? toAsciiDigits(part).replaceAll(',', '') : fold(part.replace(/[. -]/g, ''))
    if (word === '') continue
    const gap = text.slice(end, start)
    if (sentenceEnd.test(gap) && !(gap.startsWith('.') && abbreviations.has(tokens.at(-1)?.word ?? ''))) sentence += 1
    if (sentence !== tokens.at(-1)?.sentence || clauseEnd.test(gap)) clause += 1
    end = start + part.length
    tokens.push({ word, isNumber, start, end, sentence, clause })
  }
  return tokens
}

const lookalikes = { from: '\u0430\u0435\u0456\u043e\u0440\u0441\u0443\u0445\u0455\u03bf\u03bd$@', to: 'aeiopcyxsovsa' }

/** Folding is most of the work, and texts repeat their words. */
const maxKnown = 20_000
const known = new Map<string, string>()

/**
 * Folded as for a search, and without apostrophes and doubled letters; Gujarati becomes the Devanagari of the same
 * sound, long i and u short, nuktas go: spellings vary in these.
 */
export function fold(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const folded = foldSpelling(word)
  if (known.size >= maxKnown) known.clear()
  // A long text without blanks is one word.
  if (word.length < 50) known.set(word, folded)
  return folded
}

function foldSpelling(word: string): string {
  const plain = foldText(word).replace(/[\u093c\u0abc']/g, '')
  const latin = /[a-z]/.test(plain)
    ? plain.replace(/[^a-z]/g, (letter) => lookalikes.to[lookalikes.from.indexOf(letter)] ?? letter)
    : plain
  return (
    latin
      .replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180))
      .replace(
        /[\u0901\u0908\u090a\u091d\u0940\u0942\u0949]/g,
        (letter) => sounds.to[sounds.from.indexOf(letter)] ?? letter
      )
      // A nasal before another consonant is written as itself or as a dot.
      .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
      .replace(/([a-z])\1+/g, '$1')
  )
}

/** Candrabindu, long i and u, jh, their signs, and the open o of English words. */
const sounds = {
  from: '\u0901\u0908\u090a\u091d\u0940\u0942\u0949',
  to: '\u0902\u0907\u0909\u091c\u093f\u0941\u094b'
}

/** Whether one letter too many, too few or another, or two transposed, make one word of the other. */
export function isOneEditApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let ends = 0
  while (ends < Math.min(one.length, other.length) - start && one.at(-1 - ends) === other.at(-1 - ends)) ends += 1
  const [left, right] = [one.slice(start, one.length - ends), other.slice(start, other.length - ends)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left[0] === right[1] && left[1] === right[0])
}
