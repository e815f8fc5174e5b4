import { fold, foldWords, isAscii } from './fold.ts'

/** [start, end) in UTF-16 units. */
interface MatchRange {
  start: number
  end: number
}

/** All occurrences in order, touching ones as one. Ranges cover whole graphemes, so that marking tears nothing apart. */
export function findMatches(text: string, words: string): MatchRange[] {
  const folded = fold(text)
  const found = findOccurrences(folded, foldWords(words))
  const isUnmoved = isAscii(text) && folded.length === text.length
  return found.length === 0 || isUnmoved ? found : mapToOriginal(text, found)
}

function findOccurrences(folded: string, words: readonly string[]): MatchRange[] {
  const found: MatchRange[] = []
  for (const word of words) {
    for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + 1)) {
      found.push({ start, end: start + word.length })
    }
  }
  return mergeRanges(found.sort((one, other) => one.start - other.start))
}

function mergeRanges(ranges: readonly MatchRange[]): MatchRange[] {
  const joined: MatchRange[] = []
  for (const { start, end } of ranges) {
    const last = joined.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

function mapToOriginal(text: string, found: readonly MatchRange[]): MatchRange[] {
  const { starts, ends } = mapOrigins(text)
  return mergeRanges(
    found.map((range) => ({
      start: findCharacterStart(text, starts[range.start] ?? 0),
      end: findCharacterEnd(text, ends[range.end - 1] ?? text.length)
    }))
  )
}

/** For each unit of the folded text the code point it comes from. Folding reorders marks only within one character. */
function mapOrigins(text: string): { starts: number[]; ends: number[] } {
  const starts: number[] = []
  const ends: number[] = []
  let start = 0
  let before = ''
  for (const point of text) {
    const end = start + point.length
    for (const unit of fold(point).split('')) {
      // A run of blanks is one.
      if (unit === ' ' && before === ' ') ends[ends.length - 1] = end
      else {
        starts.push(start)
        ends.push(end)
      }
      before = unit
    }
    start = end
  }
  return { starts, ends }
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
