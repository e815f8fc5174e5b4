import { describe, expect, test } from 'vitest'
import { formatPay, type PayFigures, parsePay, payUnits } from '#shared/domain/job/pay.ts'
import { jobs } from '#shared/domain/seeds/seed-jobs.ts'

const pay = (min: number | null, max: number | null, unit: PayFigures['unit'] = 'month'): PayFigures => ({
  min,
  max,
  unit
})

describe('figures become a text', () => {
  test.each<[PayFigures, string]>([
    [pay(18_000, 25_000), '₹18,000–25,000 a month'],
    [pay(480_000, 1_200_000, 'year'), '₹4,80,000–12,00,000 a year'],
    [pay(40_000, 40_000), '₹40,000 a month'],
    [pay(18_000, null), 'From ₹18,000 a month'],
    [pay(null, 25_000), 'Up to ₹25,000 a month'],
    [pay(120, 150, 'hour'), '₹120–150 an hour'],
    [pay(12.5, 18, 'stone'), '₹12.5–18 a stone'],
    [pay(null, null), ''],
    [pay(25_000, 18_000), '']
  ])('%o', (figures, text) => {
    expect(formatPay(figures)).toBe(text)
  })
})

describe('a text becomes figures', () => {
  test.each<[string, PayFigures]>([
    ['₹18,000 – ₹25,000 per month', pay(18_000, 25_000)],
    ['Rs. 18000 to 25000 / month', pay(18_000, 25_000)],
    ['18-25k pm', pay(18_000, 25_000)],
    ['INR 4.8–6.6 lakh p.a.', pay(480_000, 660_000, 'year')],
    ['  ₹800/-   per day ', pay(800, 800, 'day')],
    ['from ₹18,000 a month', pay(18_000, null)],
    ['Upto 90 per gm', pay(null, 90, 'gram')],
    ['₹1,20,000 yearly', pay(120_000, 120_000, 'year')]
  ])('%s', (text, figures) => {
    expect(parsePay(text)).toEqual(figures)
  })

  test('and none where it says more, or less, or cannot be', () => {
    const others = [
      '',
      'Negotiable',
      '₹18,000',
      'a month',
      '₹25,000–18,000 a month',
      '₹18,000 a month and food',
      '₹18,000 a moon'
    ]
    for (const text of others) expect(parsePay(text), text).toBeNull()
  })

  test('that the board has written itself, whatever the figures', () => {
    for (const unit of payUnits) {
      for (const figures of [pay(1, 2, unit), pay(12_345.5, null, unit), pay(null, 10_00_000, unit), pay(7, 7, unit)]) {
        expect(parsePay(formatPay(figures)), formatPay(figures)).toEqual(figures)
      }
    }
  })

  test('and the same text again, for the jobs of a new board', () => {
    const texts = jobs.map(({ salaryRange }) => salaryRange)
    const plain = texts.filter((text) => parsePay(text))
    expect(plain.length).toBeGreaterThan(15)
    expect(plain.map((text) => formatPay(parsePay(text) as PayFigures))).toEqual(plain)
  })
})
