import { expect, test } from 'vitest'
import { estimateMonthlyPay } from '#shared/domain/job/monthly-pay.ts'

test.each([
  ['₹18,000–25,000 a month', 18_000],
  ['₹1,20,000', 120_000],
  ['18k - 25k per month', 18_000],
  ['3–4 lakh a year', 25_000],
  ['2.4 LPA', 20_000],
  ['Rs. 600 a day', 15_600],
  ['₹100 per hour', 20_800],
  ['Up to ₹30000 monthly + commission', 30_000],
  ['Competitive, based on experience', null],
  ['', null]
])('%s', (text, pay) => expect(estimateMonthlyPay(text)).toBe(pay))
