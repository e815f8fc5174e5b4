import { expect, test } from 'vitest'
import { describeAnswering, describeVerified } from '#renderer/hooks/houses/describe-house.ts'

test.each([
  [1, '1 hour'],
  [35, '35 hours'],
  // More is said in days, to the nearer one.
  [36, '2 days'],
  [59, '2 days'],
  [61, '3 days']
])('of a house that answers within %i hours it is said: %s', (hours, said) => {
  const answering = { hours, answered: 14, at: '2026-11-03T09:00:00.000Z' }
  expect(describeAnswering({ answering })).toBe(`Half of the applicants heard within ${said}, of 14 answered.`)
})

test('what was looked at is named in full, with the day; of nothing known nothing is said', () => {
  const verifiedAt = '2026-11-03T09:00:00.000Z'
  expect(describeVerified({ verified: ['phone', 'gstin'], verifiedAt })).toMatch(
    /^Verified: phone called, GSTIN · since 3 Nov 2026$/
  )
  expect([describeVerified({ verified: [], verifiedAt }), describeAnswering({ answering: undefined })]).toEqual([
    '',
    ''
  ])
})
