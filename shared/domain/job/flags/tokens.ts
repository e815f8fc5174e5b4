/** A word, number or currency sign. */
export interface Token {
  /** Folded; a number's digits, with a point before fractions. */
  word: string
  isNumber: boolean
  start: number
  end: number
  /** Clauses are separated by commas and brackets. */
  sentence: number
  clause: number
}

const pattern =
  /\p{Nd}+(?:[,.]\p{Nd}+)*|[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]+(?:['’$@][\p{L}\p{M}\u200b-\u200d]+)*|[₹$€]/gu
const sentenceEnd = /[!?।॥;\n•|]|\.\s/
const clauseEnd = /[,:()[\]–—]|\s-\s/
/** A full stop behind these ends no sentence. */
const abbreviations = new Set(['rs', 'no', 'mr', 'mrs', 'ms', 'approx', 'ph', 'mob', 'tel', 'रु', 'रू', 'ru'])

/** In linear time. */
export function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  for (const { 0: part, index: start } of text.matchAll(pattern)) {
    const last = tokens.at(-1)
    const gap = last === undefined ? '' : text.slice(last.end, start)
    if (last !== undefined && sentenceEnd.test(gap) && !(gap.startsWith('.') && abbreviations.has(last.word)))
      sentence += 1
    if (sentence !== last?.sentence || clauseEnd.test(gap)) clause += 1
    const isNumber = /^\p{Nd}/u.test(part)
    const word = isNumber ? toAsciiDigits(part).replaceAll(',', '') : fold(part)
    if (word !== '') tokens.push({ word, isNumber, start, end: start + part.length, sentence, clause })
  }
  return joinLetters(tokens)
}

/** 'f e e', 'U.P.I': three single letters or more are a word. */
function joinLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token
    let end = index
    while (
      isLetter(tokens[end]) &&
      (end === index || (tokens[end] as Token).start - (tokens[end - 1] as Token).end === 1)
    )
      end += 1
    const letters = tokens.slice(index, end)
    const last = letters.at(-1)
    if (letters.length >= 3 && last) {
      joined.push({ ...token, word: fold(letters.map(({ word }) => word).join('')), end: last.end })
      index = end
    } else {
      joined.push(token)
      index += 1
    }
  }
  return joined
}

function isLetter(token: Token | undefined): boolean {
  return token !== undefined && token.word.length === 1 && /[a-z]/.test(token.word)
}

/** Of other alphabets. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u0430': 'a',
  '\u0435': 'e',
  '\u0456': 'i',
  '\u043e': 'o',
  '\u0440': 'p',
  '\u0441': 'c',
  '\u0443': 'y',
  '\u0445': 'x',
  '\u0455': 's',
  '\u03bf': 'o',
  '\u03bd': 'v',
  $: 's',
  '@': 'a'
}

/**
 * Without upper case, accents, apostrophes, invisible signs and doubled letters; Gujarati becomes the Devanagari of the same
 * sound, long i and u short, nuktas go: spellings vary in these.
 */
export function fold(word: string): string {
  const plain = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\u093c\u0abc'’]/g, '')
  const latin = /[a-z]/.test(plain)
    ? plain.replace(
        /[\u0430\u0435\u0456\u043e\u0440\u0441\u0443\u0445\u0455\u03bf\u03bd$@]/g,
        (letter) => lookalikes[letter] ?? letter
      )
    : plain
  return (
    latin
      .replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180))
      .replace(/[\u0901\u0908\u090a\u091d\u0940\u0942\u0949]/g, (letter) => soundsLike[letter] ?? letter)
      // A nasal before another consonant is written as itself or as a dot.
      .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
      .replace(/([a-z])\1+/g, '$1')
  )
}

/** Candrabindu, long i and u, jh, their signs, and the open o of English words. */
const soundsLike: Readonly<Record<string, string>> = {
  '\u0901': '\u0902',
  '\u0908': '\u0907',
  '\u090a': '\u0909',
  '\u091d': '\u091c',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0949': '\u094b'
}

/** Zero in the scripts of postings, and full-width. */
const zeros = [0x966, 0xae6, 0x9e6, 0xa66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0, 0xff10]

/** Same length. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0d6f\uff10-\uff19]/g, (sign) => {
    const code = sign.charCodeAt(0)
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? sign : String(code - zero)
  })
}
