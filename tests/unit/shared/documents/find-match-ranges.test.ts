import { describe, expect, it, test } from 'vitest'
import { findOccurrences, mapToOriginal } from '#shared/documents/find-match-ranges.ts'
import { fold, foldWords, hasWords } from '#shared/documents/fold-text.ts'
import { messyPieces, randomOf, randomText, seededRandom } from '#tests/support/random.ts'

const findMatches = (text: string, words: string) =>
  mapToOriginal(text, fold(text), findOccurrences(fold(text), foldWords(words)))

/** The text with its marked parts in brackets. */
function mark(text: string, words: string): string {
  let end = 0
  const parts = findMatches(text, words).map((range) => {
    const part = `${text.slice(end, range.start)}[${text.slice(range.start, range.end)}]`
    end = range.end
    return part
  })
  return parts.join('') + text.slice(end)
}

describe('highlighting of search words', () => {
  test.each([
    // Case
    ['CAD Designer for cad work', 'designer cad', '[CAD] [Designer] for [cad] work'],
    ['STRAẞE Strasse Straße', 'straße', '[STRAẞE] [Strasse] [Straße]'],
    ['İstanbul', 'istanbul', '[İstanbul]'],
    ['Isparta', 'ısparta', '[Isparta]'],
    ['ΟΔΟΣ οδοσα', 'οδος', '[ΟΔΟΣ] [οδοσ]α'],
    ['İİ Setter İ', 'setter i', '[İİ] [Setter] [İ]'],
    // Marks
    ['Pavé Pave\u0301', 'pave', '[Pavé] [Pave\u0301]'],
    ['Pave', 'pavé', '[Pave]'],
    ['é é Setter', 'setter', 'é é [Setter]'],
    ['cafe\u0301\u0323s', 'cafe', '[cafe\u0301\u0323]s'],
    ['क़लम', 'क\u093cलम', '[क़लम]'],
    // Compatible letters and digits
    ['a ﬁnishing job', 'finishing', 'a [ﬁnishing] job'],
    ['polishing', 'poliﬂ', 'polishing'],
    ['oﬃce boy', 'boy', 'oﬃce [boy]'],
    ['ＣＡＤ designer', 'cad', '[ＣＡＤ] designer'],
    ['१८ कैरेट', '18', '[१८] कैरेट'],
    ['22 carat', '૨૨', '[22] carat'],
    ['٢٢k ۹۱۶ ９16 𝟗', '22k 916', '[٢٢k] [۹۱۶] [９16] 𝟗'],
    ['½ carat', '1/2', '[½] carat'],
    ['10 m² floor', 'm2 floor', '10 [m²] [floor]'],
    ['№ 4 · ℡', 'no 4', '[№] [4] · ℡'],
    // Signs
    ['D’Souza D`Souza D´Souza', "d'souza", '[D’Souza] [D`Souza] [D´Souza]'],
    ["D'Souza", 'd‘souza', "[D'Souza]"],
    ['“Om” „Om” «Om»', '"om"', '[“Om”] [„Om”] [«Om»]'],
    [
      'full–stack full\u2011stack full−stack full—stack',
      'full-stack',
      '[full–stack] [full\u2011stack] [full−stack] [full—stack]'
    ],
    ['full-stack', 'full\u2010stack', '[full-stack]'],
    ['Surat… today', 'surat...', '[Surat…] today'],
    // Blanks and invisible characters
    ['prong\u00a0setter', 'prong setter', '[prong]\u00a0[setter]'],
    ['prong setter', 'prong\u2009setter\u3000', '[prong] [setter]'],
    ['pol\u00adish\u200bing gold', 'polishing gold', '[pol\u00adish\u200bing] [gold]'],
    ['polishing', 'poli\u00adshing', '[polishing]'],
    ['\u202epol\u2066ish\u2069', 'polish', '\u202e[pol\u2066ish]\u2069'],
    ['क\u094d\u200dष', 'क\u094dष', '[क\u094d\u200dष]'],
    ['♥\ufe0f gold', '♥', '[♥\ufe0f] gold'],
    ['\ufeffgold', 'gold', '\ufeff[gold]'],
    // Characters stay whole
    ['हीरा कारीगर', 'हीर', '[हीरा] कारीगर'],
    ['હીરા', 'હ', '[હી]રા'],
    ['क्षेत्र', 'क', '[क्षे]त्र'],
    ['👩\u200d🔧 fitter 👍🏽', '👩 🏽', '[👩\u200d🔧] fitter [👍🏽]'],
    ['각 가', '가', '[각] [가]'],
    // As typed
    ['Accountant', 'count ccou', 'A[ccount]ant'],
    ['C++ (CAD) .* $1', '.* $1 ++ (', 'C[++] [(]CAD) [.*] [$1]'],
    ['a  b\u0000', 'b\u0000', 'a  [b\u0000]'],
    ['Setter', ' \u0301\u200b ', 'Setter']
  ])('marks %j for %j', (text, words, expected) => {
    expect(mark(text, words)).toBe(expected)
    expect(hasWords(text, words)).toBe(expected !== text || foldWords(words).length === 0)
  })

  test.each([
    ['हीरा', 'हरा'],
    ['કિલો', 'કલો'],
    ['D’Souza', 'dsouza'],
    ['full-stack', 'fullstack'],
    ['prong setter', 'prongsetter'],
    ['1.5 mm', '15'],
    ['₹25,000', '25000'],
    ['ओम', 'औम'],
    ['22k', '22κ']
  ])('does not mark %j for %j', (text, words) => {
    expect(mark(text, words)).toBe(text)
  })
})

describe('text folding for search', () => {
  it('keeps line breaks and collapses other whitespace', () => {
    expect(fold('a \t\u00a0b\n\u3000c')).toBe('a b\n c')
  })

  it('changes nothing when repeated, for each character', () => {
    const wrong: string[] = []
    for (let point = 0x80; point <= 0x2ffff; point += 1) {
      const character = String.fromCodePoint(point)
      const once = fold(character)
      const text = `${character} zq`
      const [range] = once === character ? [{ start: text.length - 2 }] : findMatches(text, 'zq')
      if (fold(once) !== once || range?.start !== text.length - 2) wrong.push(point.toString(16))
    }
    expect(wrong).toEqual([])
  })

  it('is the same for composed and decomposed texts', () => {
    const random = seededRandom(1)
    for (let round = 0; round < 1000; round += 1) {
      const text = randomText(random)
      expect([fold(text.normalize('NFD')), fold(text.normalize('NFC')), fold(fold(text))]).toEqual(
        Array(3).fill(fold(text))
      )
    }
  })
})

test('highlighting of search words › returns ordered ranges of whole characters in any text', () => {
  const random = seededRandom(2)
  const boundaries = new Intl.Segmenter('en', { granularity: 'grapheme' })
  // A flag is two letters of which the search knows nothing.
  const pieces = messyPieces.filter((piece) => piece !== '🇮🇳')
  let matches = 0
  for (let round = 0; round < 1500; round += 1) {
    const text = randomText(random, 15, pieces)
    const words = random() < 0.5 ? randomText(random, 3, pieces) : randomOf(random, [...text, 'x'])
    const ranges = findMatches(text, words)
    const cuts = new Set([text.length, ...Array.from(boundaries.segment(text), ({ index }) => index)])
    const sought = foldWords(words)
    let end = -1
    for (const range of ranges) {
      expect(range.start).toBeGreaterThan(end)
      expect(range.end).toBeGreaterThan(range.start)
      expect([text, cuts.has(range.start), cuts.has(range.end)]).toEqual([text, true, true])
      const part = fold(text.slice(range.start, range.end))
      expect(sought.some((word) => part.includes(word))).toBe(true)
      end = range.end
    }
    expect(ranges.length > 0).toBe(sought.some((word) => fold(text).includes(word)))
    matches += ranges.length
  }
  expect(matches).toBeGreaterThan(500)
})
