import { expect, test } from 'vitest'
import * as defaults from '#shared/domain/job/job-defaults.ts'

test('findGivenSalary › trims the pay', () => {
  expect(defaults.findGivenSalary({ salaryRange: ' ₹18,000 a month ' })).toBe('₹18,000 a month')
})

test.each(['', ' ', '\n\t\u00a0'])('findGivenSalary › returns null for blank pay %j', (salaryRange) => {
  expect(defaults.findGivenSalary({ salaryRange })).toBeNull()
})

test('findGivenLines › drops blank lines', () => {
  expect(defaults.findGivenLines([' Set stones ', '', '  '])).toEqual(['Set stones'])
  expect(defaults.findGivenLines(['', 'B.Com'])).toEqual(['B.Com'])
})

test('findGivenLines › returns null for a list of blank lines', () => {
  for (const lines of [[], [''], [' ', '\n']]) expect(defaults.findGivenLines(lines)).toBeNull()
})
