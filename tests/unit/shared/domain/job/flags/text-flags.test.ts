import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTextFlags } from '#shared/domain/job/flags/find-flags.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { messyPieces, randomText, seededRandom } from '#tests/support/random.ts'
import { readTexts } from './texts.ts'

function findIn(description: string) {
  return findTextFlags({ ...contentNamed('Stone setter'), description })
}

/** Marked texts, with their kind. */
function marked(text: string): string[] {
  return findIn(text).map(({ kind, passage }) => `${kind}: ${text.slice(passage.start, passage.end)}`)
}

describe('the passage is marked', () => {
  test.each([
    ['Set stones. A registration fee of Rs 500 is due.', ['fee: registration fee of Rs 500']],
    ['💎💎 ट्रेनिंग की फीस ५०० रुपये', ['fee: ट्रेनिंग की फीस ५०० रुपये']],
    ['👩\u200d🔧 તાલીમ ફી ૫૦૦ રૂપિયા', ['fee: તાલીમ ફી ૫૦૦ રૂપિયા']],
    ['Tŕaining fée', ['fee: Tŕaining fée']],
    ['Trai\u0301ning fe\u0301e\u0301', ['fee: Trai\u0301ning fe\u0301e\u0301']],
    ['T\u200braining f\u200bee', ['fee: T\u200braining f\u200bee']],
    ['training fee 500\u20e3 a head', ['fee: training fee 500\u20e3']],
    ['ગૂગલ પે 300 અને', ['account: ગૂગલ પે 300']],
    ['training f.e.e', ['fee: training f.e.e']],
    ['training fее (of another alphabet)', ['fee: training fее']],
    ['Send Aadhaar on WhatsApp', ['account: Send Aadhaar']],
    ['Write to gold.hire@okaxis today', ['account: gold.hire@okaxis']],
    ['आधार की फोटो भेजें', ['account: आधार की फोटो भेजें']],
    ['Send your PAN today', ['account: Send your PAN']]
  ])('%j', (text, expected) => {
    expect(marked(text)).toEqual(expected)
  })

  test('in the field and the part of a list where it stands', () => {
    const content = { ...contentNamed('Setter, training fee 500'), qualifications: ['Loupe', 'Call 98765 43210'] }
    expect(findTextFlags(content)).toEqual([
      { kind: 'fee', passage: { field: 'title', start: 8, end: 24 } },
      { kind: 'phone', passage: { field: 'qualifications', item: 1, start: 5, end: 16 } }
    ])
  })
})

describe('money is asked for in many words', () => {
  test.each([
    ['Buy our software', 'Buy our software'],
    ['Buy for ₹500', 'Buy for ₹500'],
    ['Leave gold as security', 'gold as security'],
    ['Security amount', 'Security amount'],
    ['Bring a blank cheque', 'blank cheque'],
    ['Open the payment link', 'payment link'],
    ['Send money today', 'Send money'],
    ['Send ₹500', 'Send ₹500'],
    ['₹500 for training', '500 for training'],
    ['Training cost', 'Training cost'],
    ['Price ₹500', 'Price ₹500'],
    ['Amount first', 'Amount first'],
    ['Deposit required', 'Deposit required'],
    ['Token amount', 'Token amount']
  ])('%s', (text, passage) => {
    expect(marked(text)).toEqual([`fee: ${passage}`])
  })
})

describe('a phone number', () => {
  test.each([
    ['9876543210'],
    ['98765 43210'],
    ['98765-43210'],
    ['+91 98765 43210'],
    ['+919876543210'],
    ['0091-98765-43210'],
    ['098765 43210'],
    ['(0261) 245 1234'],
    ['+971 50 123 4567'],
    ['9 8 7 6 5 4 3 2 1 0'],
    ['9.8.7.6.5.4.3.2.1.0'],
    ['98, 76, 54, 32, 10'],
    ['९८७६५ ४३२१०'],
    ['૯૮૭૬૫ ૪૩૨૧૦'],
    ['9876O43210'],
    ['９８７６５４３２１０'],
    ['nine eight seven six five four three two one zero'],
    ['ninety eight seventy six fifty four thirty two ten'],
    ['nine double eight seven six five triple four one'],
    ['nau aath saat chhe paanch char teen do ek shunya'],
    ['नौ आठ सात छह पांच चार तीन दो एक शून्य'],
    ['નવ આઠ સાત છ પાંચ ચાર ત્રણ બે એક શૂન્ય']
  ])('%s', (number) => {
    expect(marked(`Call us, ${number}!`).map((flag) => flag.replace(/[()+]/g, ''))).toEqual([
      `phone: ${number.replace(/[()+]/g, '')}`
    ])
  })

  test('is found behind links, however many stand before it', () => {
    const flags = marked(
      'See https://suvarna.example/a, https://suvarna.example/b and asha@suvarna.example, or call 98765 43210.'
    )
    expect(flags.filter((flag) => flag.startsWith('phone'))).toEqual(['phone: 98765 43210'])
  })

  test.each([
    '₹65,000–85,000 a month',
    '65000-85000 a month',
    '₹9876543210 of turnover',
    'sizes 6, 7, 8, 9, 10, 11, 12',
    'sizes 6 7 8 9 10 11 12',
    '916 750 585 375',
    '916/750/585/375',
    'GSTIN 24ABCDE1234F1Z5, HSN 7113, 7102, 7108',
    'Mumbai 400002, 10 to 7, since 1998',
    '2026-11-22 10:30',
    'one or two of the three shifts',
    '75,00,00,000 in 2025-26'
  ])('is not: %s', (text) => {
    expect(marked(text)).toEqual([])
  })
})

describe('a link', () => {
  test.each([
    ['https://forms.example/x?y=1'],
    ['HTTP://EXAMPLE.ORG'],
    ['www.gold-jobs'],
    ['gold-jobs.in'],
    ['wa.me/919876543210'],
    ['bit.ly/x1'],
    ['t.me/goldjobs'],
    ['goldjobs dot com'],
    ['@goldjobs_hr']
  ])('%s', (link) => {
    expect(marked(`See ${link}, today`)).toEqual([`link: ${link}`])
  })

  test.each([
    'B.Com and M.Com',
    'hr@ratnadeep.in',
    'at the workshop.In the season',
    'rate @ 500',
    '0.9 to 2.5 mm',
    'Tally.ERP 9',
    'U.S. stores'
  ])('is not: %s', (text) => {
    expect(marked(text)).toEqual([])
  })
})

describe('who says no fee asks for none', () => {
  test.each([
    'No fee',
    'No registration, training or uniform fee',
    'We never ask for money',
    'A fee is never taken',
    'There is no need to pay any fee',
    'You do not have to pay a fee',
    'Do not pay 500 to anybody',
    'There is no deposit of Rs 500',
    'Training is free of any charge',
    'The visa fee is paid by the company',
    'Whoever asks you to pay 500 is no part of the house',
    'registration of hallmark',
    'gold deposit register',
    'security guard',
    'accounts: handles bank deposits, GST registration',
    'कोई ट्रेनिंग फीस नहीं',
    'કોઈ તાલીમ ફી નથી',
    'Koi training fees nahi'
  ])('%s', (text) => {
    expect(marked(text)).toEqual([])
  })

  test.each([
    'No interview without a registration fee',
    'Registration fee 500, not refundable',
    'No experience needed, pay 500 to confirm',
    'No agent, only a training fee',
    'Fees 500 do nahi to job nahi',
    'ट्रेनिंग फीस वापस नहीं होगी',
    'फॉर्म फीस दिए बिना इंटरव्यू नहीं होगा'
  ])('but not: %s', (text) => {
    expect(marked(text).length).toBeGreaterThan(0)
  })
})

test('for any text: nothing throws, passages are ordered whole characters of the field', () => {
  const pieces = [
    ...messyPieces,
    ...readTexts('fraudulent')
      .flatMap((text) => text.split(/(?<= )/))
      .slice(0, 900)
  ]
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
  expect(found).toBeGreaterThan(200)
})

// In quadratic time each of these would outlast the limit of a test.
test.each([
  ['letters', 'a'],
  ['points', 'a.'],
  ['digits', '9'],
  ['groups of digits', '9 '],
  ['amounts', '1,'],
  ['mail addresses', 'a@'],
  ['schemes', 'http://'],
  ['marks', '\u093f'],
  ['emoji', '👩\u200d🔧'],
  ['apostrophes', "a'"],
  ['blanks', ' '],
  ['said digits', 'nine '],
  ['half demands', 'fee or no ']
])('a long text of %s is read to its end', (_, unit) => {
  const text = `${unit.repeat(60_000 / unit.length)}. Then the training fee`
  const last = findIn(text).at(-1)
  expect(last && text.slice(last.passage.start, last.passage.end)).toContain('training fee')
})
