import { describe, expect, test } from 'vitest'
import { fold, foldWords } from '#shared/documents/fold.ts'
import { findMatches } from '#shared/documents/match-ranges.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'

/** The text with its marked parts in brackets. */
function marked(text: string, words: string): string {
  let end = 0
  const parts = findMatches(text, words).map((range) => {
    const part = `${text.slice(end, range.start)}[${text.slice(range.start, range.end)}]`
    end = range.end
    return part
  })
  return parts.join('') + text.slice(end)
}

describe('every occurrence of every word is marked', () => {
  test.each([
    ['CAD Designer for cad work', 'cad', '[CAD] Designer for [cad] work'],
    ['CAD Designer', 'designer CAD', '[CAD] [Designer]'],
    ['Accountant', 'count ccou', 'A[ccount]ant'],
    ['aaaa', 'aaa', '[aaaa]'],
    ['pave', 'pa ve', '[pave]'],
    ['C++ (CAD) .* $1 [a-z]', '.* $1 [a-z] ++ (', 'C[++] [(]CAD) [.*] [$1] [[a-z]]'],
    ['<b>Setter</b>', '<b> </b>', '[<b>]Setter[</b>]'],
    ['a\u0000b', '\u0000', 'a[\u0000]b'],
    ['Setter', '', 'Setter'],
    ['Setter', ' \u0301 ', 'Setter'],
    ['', 'setter', ''],
    ['Setter', 'setters', 'Setter']
  ])('%j for %j', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected)
  })
})

describe('positions are those of the original', () => {
  test.each([
    ['Pavé setter', 'pave setter', '[Pavé] [setter]'],
    ['Pave\u0301 setter', 'pavé', '[Pave\u0301] setter'],
    ['é é Setter', 'SETTER', 'é é [Setter]'],
    ['e\u0301e\u0301 Setter', 'setter', 'e\u0301e\u0301 [Setter]'],
    ['İİ Setter İ', 'setter i', '[İİ] [Setter] [İ]'],
    ['Straße 5', 'ße 5', 'Stra[ße] [5]'],
    ['💎💎 Setter 💎', 'setter 💎', '[💎💎] [Setter] [💎]'],
    ['ΟΔΟΣΑ', 'οδος', '[ΟΔΟΣ]Α'],
    ['‘Setter’ – ₹\u00a025,000 · Surat…', 'setter ₹ 000 surat…', '‘[Setter]’ – [₹]\u00a025,[000] · [Surat…]'],
    ['각 가', '가', '[각] [가]']
  ])('%j for %j', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected)
  })
})

describe('characters stay whole', () => {
  test.each([
    ['हीरा कारीगर', 'हीर', '[हीरा] कारीगर'],
    ['હીરા', 'હ', '[હી]રા'],
    ['👩\u200d🔧 fitter', '👩', '[👩\u200d🔧] fitter'],
    ['👍🏽', '🏽', '[👍🏽]'],
    ['💎', '\ud83d', '[💎]'],
    ['cafe\u0301\u0323', 'cafe', '[cafe\u0301\u0323]']
  ])('%j for %j', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected)
  })
})

test('whatever stands between two digits: each is marked where it is, with what belongs to it', () => {
  const boundaries = new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (let code = 0x80; code < 0x2100; code += 1) {
    const text = `1${String.fromCharCode(code)}2`
    const starts = Array.from(boundaries.segment(text), ({ index }) => index)
    expect(findMatches(text, '1')[0], text).toEqual({ start: 0, end: starts[1] ?? text.length })
    expect(findMatches(text, '2')[0], text).toEqual({ start: starts.at(-1), end: text.length })
  }
})

test('for any text: ranges are ordered, apart, whole characters, hold a word, and cover every word that occurs', () => {
  const random = seededRandom(2)
  const boundaries = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let matches = 0
  for (let round = 0; round < 1500; round += 1) {
    const text = randomText(random, 15)
    const words = random() < 0.5 ? randomText(random, 3) : randomOf(random, [...text, 'x'])
    const ranges = findMatches(text, words)
    const cuts = new Set([text.length, ...Array.from(boundaries.segment(text), ({ index }) => index)])
    const sought = foldWords(words)
    let end = -1
    for (const range of ranges) {
      expect(range.start).toBeGreaterThan(end)
      expect(range.end).toBeGreaterThan(range.start)
      expect(cuts.has(range.start) && cuts.has(range.end)).toBe(true)
      const part = fold(text.slice(range.start, range.end))
      expect(sought.some((word) => part.includes(word))).toBe(true)
      end = range.end
    }
    expect(ranges.length > 0).toBe(sought.some((word) => fold(text).includes(word)))
    matches += ranges.length
  }
  expect(matches).toBeGreaterThan(500)
})
