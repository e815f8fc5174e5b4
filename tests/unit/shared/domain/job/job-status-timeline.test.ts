import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLive, measureFirstDecision, readStatusPeriods } from '#shared/domain/job/job-status-timeline.ts'
import { jobActions } from '#shared/domain/job/job-transitions.ts'
import { jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { wasLiveAt } from '#tests/support/was-live.ts'

const at = (day: number, hour = 9) => Date.UTC(2026, 10, day, hour)
const event = (type: string, role: string, time: number) => ({
  ...{ type, at: new Date(time).toISOString(), by: { uid: role, role }, revision: 1 }
})
const job = (status: Job['status'], history: unknown, more: Partial<Job> = {}) => jobOf(status, { history, ...more })
const statuses = (one: Job) => readStatusPeriods(one).map(({ status, from, to }) => [status, from, to])

describe('readStatusPeriods', () => {
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

  test('starts an administrator’s job as live', () => {
    expect(statuses(job('approved', [event('post', 'Admin', at(1))]))).toEqual([['approved', at(1), null]])
  })

  test('starts on the posted day in India when there is no history', () => {
    const began = Date.parse('2026-10-31T18:30:00.000Z')
    expect(statuses(job('approved', undefined))).toEqual([['approved', began, null]])
    expect(statuses(job('approved', undefined, { postedDate: '' }))).toEqual([])
  })

  test('infers the first status when the history starts late', () => {
    const began = Date.parse('2026-10-31T18:30:00.000Z')
    expect(statuses(job('pending', [event('revise', 'Employer', at(9))]))).toEqual([
      ['approved', began, at(9)],
      ['pending', at(9), null]
    ])
  })

  test('ends with the stored status, whatever the history contains', () => {
    expect(statuses(job('deleted', [event('post', 'Admin', at(1))])).at(-1)?.[0]).toBe('deleted')
  })
})

describe('countDaysLive', () => {
  test('counts full days over all periods', () => {
    const history = [
      event('post', 'Admin', at(1)),
      event('revise', 'Employer', at(3, 8)),
      event('approve', 'Admin', at(5)),
      event('revise', 'Employer', at(6, 8))
    ]
    // An administrator's job is revised by nobody, but the history is all there is to go by.
    const one = job('pending', history)
    expect([countDaysLive(one, at(20)), wasLiveAt(one, at(2)), wasLiveAt(one, at(4)), wasLiveAt(one, at(5))]).toEqual([
      ...[2, true, false, true]
    ])
  })

  test('returns nothing for a job that was never live or has no date', () => {
    expect(countDaysLive(job('pending', [event('post', 'Employer', at(1))]), at(9))).toBeUndefined()
    expect(countDaysLive(job('approved', undefined, { postedDate: '' }), at(9))).toBeUndefined()
  })
})

describe('measureFirstDecision', () => {
  const hour = 3_600_000

  test('ends with an approval, a rejection or an edit, not a revision', () => {
    const posted = [event('post', 'Employer', at(1, 9)), event('revise', 'Employer', at(1, 11))]
    for (const [type, status] of [
      ['approve', 'approved'],
      ['reject', 'rejected'],
      ['edit', 'approved']
    ] as const)
      expect(measureFirstDecision(job(status, [...posted, event(type, 'Admin', at(1, 14))]))).toBe(5 * hour)
  })

  test('returns nothing when undecided, never pending or undated', () => {
    expect(measureFirstDecision(job('pending', [event('post', 'Employer', at(1))]))).toBeUndefined()
    expect(measureFirstDecision(job('approved', [event('post', 'Admin', at(1))]))).toBeUndefined()
    expect(measureFirstDecision(job('approved', [event('approve', 'Admin', at(2))]))).toBeUndefined()
  })
})

test('readStatusPeriods › returns ordered periods for any stored history', () => {
  const time = fc.integer({ min: at(1), max: at(28) }).map((value) => new Date(value).toISOString())
  const entry = fc.record({
    type: fc.constantFrom(...jobActions),
    at: fc.oneof({ weight: 9, arbitrary: time }, { weight: 1, arbitrary: fc.constantFrom('', 'soon') }),
    by: fc.record({ uid: fc.constant('u'), role: fc.constantFrom('Admin', 'Employer', 'Candidate') }),
    revision: fc.nat(9)
  })
  const history = fc.oneof(fc.array(fc.oneof(entry, fc.jsonValue()), { maxLength: 8 }), fc.jsonValue())
  const postedDate = fc.constantFrom('', '2026-11-01', '2026-11-30')
  fc.assert(
    fc.property(history, fc.constantFrom(...jobStatuses), postedDate, (events, status, day) => {
      const one = job(status, events, { postedDate: day })
      const life = readStatusPeriods(one)
      for (const [index, { from, to }] of life.entries()) {
        expect(Number.isFinite(from)).toBe(true)
        const next = life[index + 1]
        if (next) expect(from <= (to ?? Number.NaN) && (to ?? Number.NaN) <= next.from).toBe(true)
        else expect(to).toBeNull()
      }
      if (life.length > 0) expect(life.at(-1)?.status).toBe(status)
      const days = countDaysLive(one, at(28)) ?? 0
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(28)
      expect(measureFirstDecision(one) ?? 0).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: process.env.LOUPE_PROOF === '1' ? 2000 : 300 }
  )
})
