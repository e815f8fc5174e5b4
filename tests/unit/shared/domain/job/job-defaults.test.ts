import { expect, test } from 'vitest'
import * as defaults from '#shared/domain/job/job-defaults.ts'

test('pay as given, without blanks around', () => {
  expect(defaults.findGivenSalary({ salaryRange: ' ₹18,000 a month ' })).toBe('₹18,000 a month')
})

test.each(['', ' ', '\n\t\u00a0'])('the default replaces blank pay %j', (salaryRange) => {
  expect(defaults.findGivenSalary({ salaryRange })).toBeNull()
})

test('lists as given, without blank lines', () => {
  expect(defaults.findGivenLines([' Set stones ', '', '  '])).toEqual(['Set stones'])
  expect(defaults.findGivenLines(['', 'B.Com'])).toEqual(['B.Com'])
})

test('the default lists stand in for lists that say nothing', () => {
  for (const lines of [[], [''], [' ', '\n']]) expect(defaults.findGivenLines(lines)).toBeNull()
})
