import { describe, expect, test } from 'vitest'
import { findMonthlyPay, formatPay, isPieceUnit, type PayFigures, parsePay, payUnits } from '#shared/domain/job/pay.ts'
import { jobs } from '#shared/domain/seeds/seed-jobs.ts'

const pay = (min: number | null, max: number | null, unit: PayFigures['unit'] = 'month'): PayFigures => ({
  min,
  max,
  unit
})

describe('pay as text', () => {
  test.each<[PayFigures, string]>([
    [pay(18_000, 25_000), '₹18,000–25,000 a month'],
    [pay(480_000, 1_200_000, 'year'), '₹4,80,000–12,00,000 a year'],
    [pay(40_000, 40_000), '₹40,000 a month'],
    [pay(18_000, null), 'From ₹18,000 a month'],
    [pay(null, 25_000), 'Up to ₹25,000 a month'],
    [pay(120, 150, 'hour'), '₹120–150 an hour'],
    [pay(12.5, 18, 'stone'), '₹12.5–18 a stone'],
    [{ ...pay(20, 20, 'stone'), perDay: 130 }, '₹20 a stone, about 130 a day ≈ ₹62,000 a month'],
    [{ ...pay(18, 22, 'stone'), perDay: 130 }, '₹18–22 a stone, about 130 a day ≈ ₹56,000–69,000 a month'],
    [{ ...pay(2, null, 'piece'), perDay: 40 }, 'From ₹2 a piece, about 40 a day ≈ from ₹1,900 a month'],
    [{ ...pay(800, 800, 'day'), perDay: 3 }, '₹800 a day'],
    [pay(null, null), ''],
    [pay(25_000, 18_000), '']
  ])('is written for %o', (figures, text) => {
    expect(formatPay(figures)).toBe(text)
  })
})

describe('parsing typed pay', () => {
  test.each<[string, PayFigures]>([
    ['₹18,000 – ₹25,000 per month', pay(18_000, 25_000)],
    ['Rs. 18000 to 25000 / month', pay(18_000, 25_000)],
    ['18-25k pm', pay(18_000, 25_000)],
    ['INR 4.8–6.6 lakh p.a.', pay(480_000, 660_000, 'year')],
    ['  ₹800/-   per day ', pay(800, 800, 'day')],
    ['from ₹18,000 a month', pay(18_000, null)],
    ['Upto 90 per gm', pay(null, 90, 'gram')],
    ['₹1,20,000 yearly', pay(120_000, 120_000, 'year')],
    ['18000+ pm', pay(18_000, null)],
    ['2.4-3 LPA', pay(240_000, 300_000, 'year')],
    ['18k–25 a month', pay(18_000, 25_000)],
    ['₹२०० per day', pay(200, 200, 'day')],
    ['20 rs per stone, about 130 a day', { ...pay(20, 20, 'stone'), perDay: 130 }]
  ])('reads %j', (text, figures) => {
    expect(parsePay(text)).toEqual(figures)
  })

  test('returns null for incomplete or additional text', () => {
    const others = [
      '',
      'Negotiable',
      '₹18,000',
      'a month',
      '₹25,000–18,000 a month',
      '₹18,000 a month and food',
      '₹18,000 a moon',
      '₹0 a month',
      '₹18.000 a month',
      '₹1,8,000 a month',
      '₹20 a stone, about 130 a day ≈ ₹90,000 a month',
      '₹800 a day, about 130 a day'
    ]
    for (const text of others) expect(parsePay(text), text).toBeNull()
  })

  test('reads each pay that the app writes', () => {
    for (const unit of payUnits) {
      const perDay = isPieceUnit(unit)
        ? [
            { ...pay(12.5, null, unit), perDay: 3 },
            { ...pay(null, 9, unit), perDay: 400 }
          ]
        : []
      for (const figures of [
        ...perDay,
        pay(1, 2, unit),
        pay(12_345.5, null, unit),
        pay(null, 10_00_000, unit),
        pay(7, 7, unit)
      ]) {
        expect(parsePay(formatPay(figures)), formatPay(figures)).toEqual(figures)
      }
    }
  })

  test('reads the pay of each sample job, which is written back unchanged', () => {
    const texts = jobs.map(({ salaryRange }) => salaryRange)
    const plain = texts.filter((text) => parsePay(text))
    expect(plain.length).toBeGreaterThan(15)
    expect(plain.map((text) => formatPay(parsePay(text) as PayFigures))).toEqual(plain)
  })
})

test.each([
  ['₹18,000–25,000 a month', 18_000, 25_000],
  ['Up to ₹2,40,000 a year', null, 20_000],
  ['₹800 a day', 19_200, 19_200],
  ['₹20 a stone, about 130 a day', 62_400, 62_400]
])('monthly pay from a text › counts %s', (salaryRange, min, max) => {
  expect(findMonthlyPay({ salaryRange })).toEqual({ min, max })
})

test.each(['₹20 a stone', 'Negotiable', ''])('monthly pay from a text › finds no pay in %j', (salaryRange) => {
  expect(findMonthlyPay({ salaryRange })).toBeNull()
})
