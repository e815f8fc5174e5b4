import { formatBoardDay, isOutsideBoardZone, toBoardTime } from '../documents/india-time.ts'
import { formatDay, formatLocalDay, formatMonth } from './dates.ts'

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

/** '12 Nov 2026, 14:05' in local time; null: no instant. */
export function formatDateTime(at: string): string | null {
  const day = formatLocalDate(at)
  return day !== null && at.includes('T') ? `${day}, ${formatTime(new Date(at))}` : day
}

function formatTime(instant: Date): string {
  return [instant.getHours(), instant.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** India's time where clocks of this device show another: '11:00', with its day '25 Nov 2026, 01:30' where that differs, too; null: the same. */
export function formatBoardTime(at: string): string | null {
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime()) || !isOutsideBoardZone(instant)) return null
  const time = toBoardTime(instant).toISOString().slice(11, 16)
  const day = formatBoardDay(instant)
  return day === formatLocalDay(instant) ? time : `${formatDay(day)}, ${time}`
}
