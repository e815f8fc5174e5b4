import { toCalendarDay } from './job/job.ts'

// Some English locales shorten September to four letters; this one has three for every month.
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** '2026-11-21' as '21 Nov 2026'; null when the text names no day of the calendar. */
export function formatDay(day: string): string | null {
  const parsed = toCalendarDay(day)
  if (parsed === '') return null
  const date = new Date(`${parsed}T00:00:00Z`)
  return `${date.getUTCDate()} ${monthName.format(date)} ${parsed.slice(0, 4)}`
}

/** The day of the calendar on the wall, so many days before `now`, as 'YYYY-MM-DD'. */
export function formatLocalDay(now: Date, daysAgo = 0): string {
  // Noon: no change of the clocks moves it into another day.
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12)
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${String(date.getDate()).padStart(2, '0')}`
}
