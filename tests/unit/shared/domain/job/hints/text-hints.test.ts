import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTextHints } from '#shared/domain/job/hints/find-hints.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { messyPieces, randomText, seededRandom } from '#tests/support/random.ts'

/** The lines of a file, without the category or the kinds before ' | '. */
function readLines(name: string): { kinds: string[]; text: string }[] {
  const lines = readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(' | ')
      return { kinds: line.slice(0, Math.max(at, 0)).split(' '), text: line.slice(at < 0 ? 0 : at + 3) }
    })
}

function findIn(description: string) {
  return findTextHints({ ...contentNamed('Stone setter'), description })
}

/** Marked texts, with their kind. */
function marked(text: string): string[] {
  return findIn(text).map(({ kind, passage }) => `${kind}: ${text.slice(passage.start, passage.end)}`)
}

describe('hints in a job text', () => {
  test.each([
    ['fraudulent', 0.99],
    ['fraudulent-held-out', 0.96],
    ['fraudulent-second', 0.96],
    ['fraudulent-third', 0.96],
    ['fraudulent-short', 1]
  ])('finds enough hints in the texts of %s', (name, share) => {
    const lines = readLines(name)
    expect(lines.filter(({ text }) => findIn(text).length > 0).length / lines.length).toBeGreaterThanOrEqual(share)
  })

  test.each(['honest', 'honest-held-out', 'honest-second', 'honest-third', 'honest-short', 'personal-honest'])(
    'finds no hint in the texts of %s',
    (name) => {
      expect(readLines(name).flatMap(({ text }) => marked(text))).toEqual([])
    }
  )

  test('finds each kind of discrimination in its sample text', () => {
    const missed = readLines('personal').filter(({ kinds, text }) => {
      const found = findIn(text).map(({ kind }) => `${kind}`)
      return !kinds.every((kind) => found.includes(kind))
    })
    expect(missed).toEqual([])
  })

  test.each([
    ['Set stones. A registration fee of Rs 500 is due.', ['fee: registration fee of Rs 500']],
    ['💎💎 ट्रेनिंग की फीस ५०० रुपये', ['fee: ट्रेनिंग की फीस ५०० रुपये']],
    ['👩\u200d🔧 તાલીમ ફી ૫૦૦ રૂપિયા', ['fee: તાલીમ ફી ૫૦૦ રૂપિયા']],
    ['Trai\u0301ning fe\u0301e\u0301', ['fee: Trai\u0301ning fe\u0301e\u0301']],
    ['T\u200braining f\u200bee', ['fee: T\u200braining f\u200bee']],
    ['training fee 500\u20e3 a head', ['fee: training fee 500\u20e3']],
    ['training f.e.e', ['fee: training f.e.e']],
    ['training fее (of another alphabet)', ['fee: training fее']],
    ['Write to gold.hire@okaxis today', ['account: gold.hire@okaxis']],
    ['Send your PAN today', ['account: Send your PAN']],
    ['Call us, +91 98765 43210!', ['phone: +91 98765 43210']],
    ['Call us, ९८७६५ ४३२१०!', ['phone: ९८७६५ ४३२१०']],
    ['nau aath saat chhe paanch char teen do ek shunya', ['phone: nau aath saat chhe paanch char teen do ek shunya']],
    ['ninety eight seventy six fifty four', ['phone: ninety eight seventy six fifty four']],
    ['See https://forms.example/x?y=1, today', ['link: https://forms.example/x?y=1']],
    ['See HTTP://EXAMPLE.ORG, today', ['link: HTTP://EXAMPLE.ORG']],
    ['See www.gold-jobs, today', ['link: www.gold-jobs']],
    ['See gold-jobs.in, today', ['link: gold-jobs.in']],
    ['See t.me/goldjobs, today', ['link: t.me/goldjobs']],
    ['See goldjobs dot com, today', ['link: goldjobs dot com']],
    ['See @goldjobs_hr, today', ['link: @goldjobs_hr']]
  ])('marks the words in %j', (text, expected) => {
    expect(marked(text)).toEqual(expected)
  })

  test.each([
    'B.Com and M.Com',
    'hr@ratnadeep.in',
    'at the workshop.In the season',
    'rate @ 500',
    '0.9 to 2.5 mm',
    'Tally.ERP 9',
    '₹65,000–85,000 a month',
    'sizes 6 7 8 9 10 11 12',
    'GSTIN 24ABCDE1234F1Z5, HSN 7113, 7102, 7108',
    'one or two of the three shifts'
  ])('finds no number and no link in %j', (text) => {
    expect(marked(text)).toEqual([])
  })

  test('returns hints in order, without cutting a character', () => {
    const pieces = [...messyPieces, ...readLines('fraudulent').flatMap(({ text }) => text.match(/\S+\s*/g) ?? [])]
    const boundaries = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const random = seededRandom(7)
    let found = 0
    const check = (text: string) => {
      const cuts = new Set([text.length, ...Array.from(boundaries.segment(text), ({ index }) => index)])
      let start = 0
      for (const { passage } of findIn(text)) {
        expect(passage.start).toBeGreaterThanOrEqual(start)
        expect(passage.end).toBeGreaterThan(passage.start)
        expect(cuts.has(passage.start) && cuts.has(passage.end)).toBe(true)
        start = passage.start
        found += 1
      }
    }
    for (let round = 0; round < 800; round += 1) check(randomText(random, 25, pieces))
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), check))
    expect(found).toBeGreaterThan(100)
  })

  // In quadratic time each of these would outlast the limit of a test.
  test.each([
    'a',
    'a.',
    '9',
    '9 ',
    '1,',
    'a@',
    'http://',
    '\u093f',
    '👩\u200d🔧',
    "a'",
    ' ',
    'a ',
    'nine ',
    'fee or no ',
    'dot '
  ])('finds a hint after a long run of %j', (unit) => {
    const text = `${unit.repeat(60_000 / unit.length)}. Then the training fee`
    const last = findIn(text).at(-1)
    expect(last && text.slice(last.passage.start, last.passage.end)).toContain('training fee')
  })
})
