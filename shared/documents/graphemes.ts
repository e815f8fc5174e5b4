/** [start, end) in UTF-16 units. */
export interface TextRange {
  start: number
  end: number
}

/** To whole graphemes. */
export function widenRange(text: string, { start, end }: TextRange): TextRange {
  return { start: findCharacterStart(text, start), end: findCharacterEnd(text, end) }
}

/** A text by what a reader sees as one sign: 'क्षि' is one. */
export function splitCharacters(text: string): string[] {
  const characters: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = findCharacterEnd(text, start + 1)
    characters.push(text.slice(start, end))
    start = end
  }
  return characters
}

/** Marks, joiners, skin tones, Hangul vowels and finals. Intl.Segmenter, which knows them all, is missing in Firefox 115. */
const continues = /^(?:\p{M}|\u200d|\p{Emoji_Modifier}|[\u1160-\u11ff]|[\u{e0020}-\u{e007f}])/u
/** A joiner, or the sign that makes one letter of two Devanagari or Gujarati consonants. */
const joinsNext = /[\u094d\u0acd\u200d]/
const separates = /[\s\p{Cc}]/u

function findCharacterStart(text: string, from: number): number {
  let start = from
  while (start > 0 && isWithinCharacter(text, start)) start -= 1
  return start
}

function findCharacterEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && isWithinCharacter(text, end)) end += 1
  return end
}

function isWithinCharacter(text: string, at: number): boolean {
  const before = text[at - 1] ?? ''
  const next = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const isHalf = /[\ud800-\udbff]/.test(before) && /[\udc00-\udfff]/.test(text[at] ?? '')
  const isJoined =
    !separates.test(before) && (continues.test(next) || (joinsNext.test(before) && !separates.test(next)))
  return isHalf || isJoined
}
