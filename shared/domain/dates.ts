import { toCalendarDay } from './job/job.ts'

// Every card names a month, and what browsers write dates with takes about as long to begin as a list takes to draw.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-11-21' as '21 Nov 2026'; null when the text names no day of the calendar. */
export function formatDay(day: string): string | null {
  const parsed = toCalendarDay(day)
  if (parsed === '') return null
  const [year, month, date] = parsed.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** The day of the calendar on the wall, so many days before `now`, as 'YYYY-MM-DD'. */
export function formatLocalDay(now: Date, daysAgo = 0): string {
  // Noon: no change of the clocks moves it into another day.
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12)
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${String(date.getDate()).padStart(2, '0')}`
}
