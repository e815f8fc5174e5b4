import { expect, test } from 'vitest'
import { comparePay } from '#shared/domain/job/compare-pay.ts'

test.each([
  ['₹40,000–55,000 a month', '₹30,000–45,000 a month', [-18, -25]],
  ['₹800 a day', '₹19,200 a month', null],
  ['₹800 a day', '₹20,000 a month', [4, 4]],
  ['₹20,000–30,000 a month', '₹18,000–36,000 a month', [-10, 20]],
  ['From ₹20,000 a month', '₹25,000–30,000 a month', [25, 25]],
  ['Up to ₹20,000 a month', 'From ₹20,000 a month', null],
  ['₹20 a stone', '₹20,000 a month', null],
  ['Competitive', '₹20,000 a month', null]
])('pay comparison › of %j and %j is %j', (before, after, by) => {
  expect(comparePay(before, after)?.by ?? null).toEqual(by)
})
