import { expect, test } from 'vitest'
import { describeEnding, jobEndings, readEnding, readTakeDownReason } from '#shared/domain/job/job-ending.ts'
import { jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { jobOf } from '#tests/support/job-people.ts'

test.each(jobEndings)('readEnding › returns the outcome of a closed job: %s', (ending) => {
  expect(readEnding(jobOf('deleted', { ending }))).toBe(ending)
  const { id, category } = jobOf('deleted')
  expect(describeEnding(jobOf('deleted', { ending }))).toEqual({ id, ending, category })
})

test('describeEnding › returns ‘not filled’ when the outcome is unknown', () => {
  for (const ending of [undefined, 'sold', 7]) {
    expect(readEnding(jobOf('deleted', { ending }))).toBeNull()
    expect(describeEnding(jobOf('deleted', { ending }))?.ending).toBe('not-filled')
  }
})

test.each(jobStatuses.filter((status) => status !== 'deleted'))(
  'readEnding › returns null for a job that is %s',
  (status) => {
    const job = jobOf(status, { ending: 'taken-down', rejectionReason: 'Asks for money.' })
    expect([readEnding(job), describeEnding(job), readTakeDownReason(job)]).toEqual([null, undefined, ''])
  }
)

test('readTakeDownReason › returns the reason of a job taken down, not closed', () => {
  const because = (ending: string, rejectionReason: unknown) =>
    readTakeDownReason(jobOf('deleted', { ending, rejectionReason }))
  expect(because('taken-down', 'Asks for money.')).toBe('Asks for money.')
  expect([because('filled-here', 'Asks for money.'), because('taken-down', 7)]).toEqual(['', ''])
})
