import { expect, test } from 'vitest'
import { readTakeDownReason } from '#shared/domain/job/job-closing-outcome.ts'
import { jobOf } from '#tests/support/job-people.ts'

test('takedown reason › returns the reason of a job taken down, not closed', () => {
  const because = (ending: string, rejectionReason: unknown) =>
    readTakeDownReason(jobOf('deleted', { ending, rejectionReason }))
  expect(because('taken-down', 'Asks for money.')).toBe('Asks for money.')
  expect([because('filled-here', 'Asks for money.'), because('taken-down', 7)]).toEqual(['', ''])
})
