import { fold, isAscii } from './fold-text.ts'
import { type TextRange, widenRange } from './graphemes.ts'

export function findOccurrences(folded: string, words: readonly string[]): TextRange[] {
  const found: TextRange[] = []
  for (const word of words) {
    for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + 1)) {
      found.push({ start, end: start + word.length })
    }
  }
  return found
}

/**
 * Ranges of the folded text in the text itself, in order, touching ones as one. They cover whole graphemes, so that marking tears nothing
 * apart.
 */
export function mapToOriginal(text: string, folded: string, found: readonly TextRange[]): TextRange[] {
  const merged = mergeRanges(found)
  if (merged.length === 0 || (isAscii(text) && folded.length === text.length)) return merged
  const { starts, ends } = mapOrigins(text)
  return mergeRanges(
    merged.map((range) =>
      widenRange(text, { start: starts[range.start] ?? 0, end: ends[range.end - 1] ?? text.length })
    )
  )
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = []
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
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
