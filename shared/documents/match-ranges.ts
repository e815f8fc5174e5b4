import { fold, foldWords } from './fold.ts'

/** [start, end) in UTF-16 units. */
interface MatchRange {
  start: number
  end: number
}

/** Folding may move these, or they are part of a larger character. */
const maybeMoved = /[\u00c0-\u200f\u2028-\u202f\u205f-\u209f\u20c0-\uffff]/

/** All occurrences in order, touching ones as one. Ranges cover whole graphemes, so that marking tears nothing apart. */
export function findMatches(text: string, words: string): MatchRange[] {
  const folded = fold(text)
  const found = findOccurrences(folded, foldWords(words))
  return found.length === 0 || !maybeMoved.test(text) ? found : mapToOriginal(text, found)
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

let segmenter: Intl.Segmenter | undefined

function mapToOriginal(text: string, found: readonly MatchRange[]): MatchRange[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const characters = segmenter.segment(text)
  const { starts, ends } = mapOrigins(text)
  return mergeRanges(
    found.map((range) => {
      const start = starts[range.start] ?? 0
      const end = ends[range.end - 1] ?? text.length
      const last = characters.containing(end - 1)
      return {
        start: characters.containing(start)?.index ?? start,
        end: last === undefined ? end : Math.max(end, last.index + last.segment.length)
      }
    })
  )
}

/** For each unit of the folded text the code point it comes from. Folding reorders marks only within one character. */
function mapOrigins(text: string): { starts: number[]; ends: number[] } {
  const starts: number[] = []
  const ends: number[] = []
  let start = 0
  for (const point of text) {
    const end = start + point.length
    const units = point < '\u0080' ? 1 : fold(point).length
    for (let unit = 0; unit < units; unit += 1) {
      starts.push(start)
      ends.push(end)
    }
    start = end
  }
  return { starts, ends }
}
