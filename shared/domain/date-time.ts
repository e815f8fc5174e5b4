import { formatDay, formatLocalDay } from './dates.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The day of an instant (ISO 8601) where the person is, '12 Nov 2026'; a day without a time stays that day. Null: it is neither. */
export function formatLocalDate(at: string): string | null {
  const day = formatDay(at)
  if (day !== null && !at.includes('T')) return day
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? null : formatDay(formatLocalDay(instant))
}

/** Day and time of an instant where the person is, '12 Nov 2026, 14:05'; null: it is none. */
export function formatDateTime(at: string): string | null {
  const day = formatLocalDate(at)
  return day !== null && at.includes('T') ? `${day}, ${time.format(new Date(at))}` : day
}
