import { expect, test, vi } from 'vitest'
import { formatAppointment, formatBoardTime, formatDateTime, formatLocalDate } from '#shared/domain/format-date-time.ts'
import { formatDay, formatLocalDay } from '#shared/domain/format-day.ts'
import { randomText, seededRandom } from '#tests/support/random.ts'

test('date text › shows each month in three letters', () => {
  const months = Array.from({ length: 12 }, (_, n) => formatDay(`2026-${String(n + 1).padStart(2, '0')}-21`))
  const shown = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `21 ${month} 2026`)
  expect(months).toEqual(shown)
  expect(months[10]).toBe('21 Nov 2026')
})

test.each([
  ['2026-11-05', '5 Nov 2026'],
  ['2024-02-29', '29 Feb 2024'],
  ['2026-01-01T23:59:59Z', '1 Jan 2026'],
  ['0999-12-31', '31 Dec 0999']
])('date text › shows %s as %s', (day, shown) => {
  expect(formatDay(day)).toBe(shown)
})

test.each(['', '2026-02-29', '2026-13-01', '2026-1-1', 'yesterday', '२०२६-११-२१', '<b>', '2026-11-21x'])(
  'date text › returns null for %j',
  (day) => {
    expect(formatDay(day)).toBeNull()
  }
)

test('date text › returns null for random text', () => {
  const random = seededRandom(1)
  for (let round = 0; round < 500; round += 1) expect(formatDay(randomText(random))).toBeNull()
})

test('local date › returns the local day around midnight', () => {
  expect(formatLocalDay(new Date(2026, 10, 21, 0, 0, 1))).toBe('2026-11-21')
  expect(formatLocalDay(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21')
  expect(formatLocalDay(new Date(2026, 2, 1), 1)).toBe('2026-02-28')
  expect(formatLocalDay(new Date(2026, 0, 5), 20)).toBe('2025-12-16')
})

test.each([
  ['Asia/Kolkata', '22 Nov 2026', '1:05 am'],
  ['America/Los_Angeles', '21 Nov 2026', '11:35 am'],
  ['UTC', '21 Nov 2026', '7:35 pm']
])('date and time › shows an instant in %s, a day as it is', (zone, day, time) => {
  vi.stubEnv('TZ', zone)
  const instant = '2026-11-21T19:35:00.000Z'
  expect([formatLocalDate(instant), formatDateTime(instant)]).toEqual([day, `${day}, ${time}`])
  expect([formatLocalDate('2026-11-21'), formatDateTime('2026-11-21')]).toEqual(['21 Nov 2026', '21 Nov 2026'])
  expect([formatLocalDate('soon'), formatDateTime('soon')]).toEqual([null, null])
})

test.each([
  ['Asia/Kolkata', '2026-11-24T05:30:00Z', null],
  ['Asia/Dubai', '2026-11-24T05:30:00Z', '11:00 am'],
  ['Asia/Hong_Kong', '2026-11-24T17:30:00Z', 'Tue 24 Nov, 11:00 pm'],
  ['America/New_York', '2026-11-24T20:00:00Z', 'Wed 25 Nov, 1:30 am'],
  ['America/New_York', 'soon', null]
])('time in India › returns the time in India on a device in %s: %s', (zone, at, expected) => {
  vi.stubEnv('TZ', zone)
  expect(formatBoardTime(at, new Date('2026-11-20T10:00:00Z'))).toBe(expected)
})

test.each([
  ['at midnight', '2026-11-29T18:30:00.000Z', 'Mon 30 Nov, 12:00 am'],
  ['at noon', '2026-11-30T06:30:00.000Z', 'Mon 30 Nov, 12:00 pm'],
  ['in the next year', '2027-01-01T05:30:00.000Z', 'Fri 1 Jan 2027, 11:00 am'],
  ['that is no instant', 'soon', null]
])('interview time › shows weekday, day and 12-hour time of an instant %s', (_when, at, expected) => {
  expect(formatAppointment(at, new Date('2026-11-20T10:00:00Z'))).toBe(expected)
})
