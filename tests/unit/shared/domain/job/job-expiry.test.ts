import { expect, test } from 'vitest'
import { jobStatuses } from '#shared/domain/job/job-categories-and-statuses.ts'
import {
  countDaysLeft,
  findLastDay,
  findReminder,
  isExpired,
  isPublic,
  readLastDay
} from '#shared/domain/job/job-expiry.ts'

const at = (moment: string) => new Date(moment)
const live = { status: 'approved', expiresOn: '2026-11-21' } as const

test.each([
  ['2026-11-20T18:30:00.000Z', true],
  ['2026-11-21T18:29:59.999Z', true],
  ['2026-11-21T18:30:00.000Z', false],
  ['2025-01-01T00:00:00.000Z', true]
])('job › stays public until the end of the last day in India: %s', (moment, expected) => {
  expect(isPublic(live, at(moment))).toBe(expected)
  expect(isExpired(live, at(moment))).toBe(!expected)
})

test('last day of a job › counts days in India', () => {
  const moments = ['2026-11-20T19:00:00.000Z', '2026-11-21T18:00:00.000Z', '2026-11-21T19:00:00.000Z'].map(at)
  expect(moments.map((now) => isPublic(live, now))).toEqual([true, true, false])
  expect(moments.map((now) => findLastDay({ liveDays: 7 }, now))).toEqual(['2026-11-28', '2026-11-28', '2026-11-29'])
})

test.each(jobStatuses)('job expiry › applies to live jobs only: %s', (status) => {
  const now = at('2026-11-21T12:00:00.000Z')
  expect(isPublic({ ...live, status }, now)).toBe(status === 'approved')
  expect(isExpired({ status, expiresOn: '2026-11-20' }, now)).toBe(status === 'approved')
  expect(findReminder({ ...live, status }, now)).toBe(status === 'approved' ? 1 : null)
})

test.each([undefined, null, '', 'soon', '2026-13-41', 20261121, '2026-11-21T10:00:00Z', '9999-12-31'])(
  'last day of a job › treats a job with the last day %j as never expiring',
  (expiresOn) => {
    const job = { status: 'approved', expiresOn } as const
    expect(readLastDay(job)).toBe('9999-12-31')
    expect(isPublic(job, at('2126-11-21T12:00:00.000Z'))).toBe(true)
    expect([
      countDaysLeft(job, at('2026-11-21T12:00:00.000Z')),
      findReminder(job, at('9999-12-31T12:00:00.000Z'))
    ]).toEqual([null, null])
  }
)

test('expiry reminder › reminds in the last week and on the last two days', () => {
  const days = ['13', '14', '18', '19', '20', '21', '22'].map((day) => at(`2026-11-${day}T12:00:00.000Z`))
  expect(days.map((day) => countDaysLeft(live, day))).toEqual([8, 7, 3, 2, 1, 0, null])
  expect(days.map((day) => findReminder(live, day))).toEqual([null, 7, 7, 7, 1, 1, null])
})
