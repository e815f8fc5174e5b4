import { toCalendarDay } from './job/job.ts'

// Intl takes as long to load as a list to draw, and every card names a month.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '21 Nov 2026'; null: no day of the calendar. */
export function formatDay(day: string): string | null {
  const parsed = toCalendarDay(day)
  if (parsed === '') return null
  const [year, month, date] = parsed.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** 'Nov 2026' in local time. */
export function formatMonth(instant: Date): string {
  return `${months[instant.getMonth()]} ${instant.getFullYear()}`
}

/** 'YYYY-MM-DD' in local time. */
export function formatLocalDay(now: Date, daysAgo = 0): string {
  // Noon: daylight saving moves it into no other day.
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12)
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

/** By the clock of this device, as times are shown; null: another day. */
export function findNearDay(at: Date, now: Date): 'today' | 'tomorrow' | null {
  const day = Number.isNaN(at.getTime()) ? '' : formatLocalDay(at)
  if (day === formatLocalDay(now)) return 'today'
  return day === formatLocalDay(now, -1) ? 'tomorrow' : null
}
