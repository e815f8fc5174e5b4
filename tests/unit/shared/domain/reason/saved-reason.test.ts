import { expect, test } from 'vitest'
import { canWriteReason, findBlanks } from '#shared/domain/reason/saved-reason.ts'
import { admin, meena, suvarna } from '#tests/support/job-people.ts'

test('blanks to fill in a saved reason › are three or more underscores, found in order', () => {
  const text = 'Please name ___ and say ______ for the job_1 __'
  expect(findBlanks(text).map(([from, to]) => text.slice(from, to))).toEqual(['___', '______'])
  expect(findBlanks('हीरा 💎 ___')).toEqual([[8, 11]])
  expect(findBlanks('No blanks')).toEqual([])
})

test.each([
  ['The pay is missing', true],
  ['', false],
  [' The pay is missing', false],
  ['\u200b', false],
  ['The pay \u202eis missing', false],
  ['x'.repeat(2000), true],
  ['x'.repeat(2001), false]
])('check of a write to a saved rejection reason › lets the administrator save clean text: %j', (text, isAllowed) => {
  const reason = { id: 'reason_1', use: 'reject', text } as const
  expect(canWriteReason(admin, undefined, reason)).toBe(isAllowed)
  expect(canWriteReason(admin, reason, undefined)).toBe(true)
  for (const actor of [suvarna, meena, null]) {
    expect([canWriteReason(actor, undefined, reason), canWriteReason(actor, reason, undefined)]).toEqual([false, false])
  }
})
