import { describe, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLive, readStatusPeriods } from '#shared/domain/job/job-status-timeline.ts'
import { jobOf } from '#tests/support/job-people.ts'

const at = (day: number, hour = 9) => Date.UTC(2026, 10, day, hour)
const event = (type: string, role: string, time: number) => ({
  ...{ type, at: new Date(time).toISOString(), by: { uid: role, role }, revision: 1 }
})
const job = (status: Job['status'], history: unknown, more: Partial<Job> = {}) => jobOf(status, { history, ...more })
const statuses = (one: Job) => readStatusPeriods(one).map(({ status, from, to }) => [status, from, to])

/** Whether the public could read it at this moment, counted the plain way. */
const wasLiveAt = (one: Job, time: number) =>
  readStatusPeriods(one).some(
    ({ status, from, to }) => status === 'approved' && from <= time && (to === null || time < to)
  )

describe('timeline of a job’s status', () => {
  test('returns each status with its times, oldest first', () => {
    const history = [
      event('post', 'Employer', at(1)),
      event('revise', 'Employer', at(2)),
      event('approve', 'Admin', at(3)),
      event('edit', 'Admin', at(4)),
      event('revise', 'Employer', at(5)),
      event('reject', 'Admin', at(6))
    ]
    expect(statuses(job('rejected', history))).toEqual([
      ['pending', at(1), at(3)],
      ['approved', at(3), at(5)],
      ['pending', at(5), at(6)],
      ['rejected', at(6), null]
    ])
  })

  test('starts on the posted day in India when there is no history', () => {
    const began = Date.parse('2026-10-31T18:30:00.000Z')
    expect(statuses(job('approved', undefined))).toEqual([['approved', began, null]])
    expect(statuses(job('approved', undefined, { postedDate: '' }))).toEqual([])
  })
})

describe('number of days that a job was live', () => {
  test('counts full days over all periods', () => {
    const history = [
      event('post', 'Admin', at(1)),
      event('revise', 'Employer', at(3, 8)),
      event('approve', 'Admin', at(5)),
      event('revise', 'Employer', at(6, 8))
    ]
    // An administrator's job is revised by no one, but the history is all there is to go by.
    const one = job('pending', history)
    expect([countDaysLive(one, at(20)), wasLiveAt(one, at(2)), wasLiveAt(one, at(4)), wasLiveAt(one, at(5))]).toEqual([
      ...[2, true, false, true]
    ])
  })
})
