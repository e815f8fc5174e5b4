import { formatBoardDay, isOutsideBoardZone, toBoardTime } from '../documents/india-time.ts'
import { formatDay, formatLocalDay, formatMonth } from './format-day.ts'

/** '12 Nov 2026' in local time, of an instant (ISO 8601) or a day; null: neither. */
export function formatLocalDate(at: string): string | null {
  const day = formatDay(at)
  if (day !== null && !at.includes('T')) return day
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? null : formatDay(formatLocalDay(instant))
}

/** 'Nov 2026' in local time, of an instant (ISO 8601); null: no instant. */
export function formatLocalMonth(at: string): string | null {
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? null : formatMonth(instant)
}

/** '12 Nov 2026, 2:05 pm' in local time; null: no instant. */
export function formatDateTime(at: string): string | null {
  const day = formatLocalDate(at)
  return day !== null && at.includes('T') ? `${day}, ${formatTime(at)}` : day
}

/** '2:05 pm' in local time; null: no instant. */
function formatTime(at: string): string | null {
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? null : formatClock(instant.getHours(), instant.getMinutes())
}

/** '2:05 pm'. */
export function formatClock(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** 'Mon 30 Nov', in another year than `now` 'Mon 30 Nov 2026', of a day 'YYYY-MM-DD'; null: no day of the calendar. */
export function formatWeekday(day: string, now: Date): string | null {
  const date = formatDay(day)
  if (date === null) return null
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return `${weekday} ${date.replace(` ${formatLocalDay(now).slice(0, 4)}`, '')}`
}

/** 'Mon 30 Nov, 11:00 am' in local time; null: no instant. */
export function formatAppointment(at: string, now: Date): string | null {
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return null
  return `${formatWeekday(formatLocalDay(instant), now)}, ${formatTime(at)}`
}

/** India's time where clocks of this device show another: '11:00 am', with its day 'Wed 25 Nov, 1:30 am' where that differs, too; null: the same. */
export function formatBoardTime(at: string, now: Date): string | null {
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime()) || !isOutsideBoardZone(instant)) return null
  const board = toBoardTime(instant)
  const time = formatClock(board.getUTCHours(), board.getUTCMinutes())
  const day = formatBoardDay(instant)
  return day === formatLocalDay(instant) ? time : `${formatWeekday(day, now)}, ${time}`
}
