import { formatBoardDay } from '../../documents/india-time.ts'
import type { Job } from './job.ts'

/** Days from approval. */
export const liveDays = { usual: 45, min: 7, max: 90 } as const

const neverExpires = '9999-12-31'

const reminders = [7, 1] as const
type Reminder = (typeof reminders)[number]

type Dated = Pick<Job, 'status' | 'expiresOn'>

const dayMs = 86_400_000

/** 'YYYY-MM-DD'; neverExpires without a valid one. */
export function readLastDay({ expiresOn }: Pick<Job, 'expiresOn'>): string {
  return typeof expiresOn === 'string' && !Number.isNaN(parseDay(expiresOn)) ? expiresOn : neverExpires
}

export function canExpire(job: Pick<Job, 'expiresOn'>): boolean {
  return readLastDay(job) !== neverExpires
}

/** Whether everybody may see it and apply, by status and date. */
export function isPublic(job: Dated, now: Date): boolean {
  return job.status === 'approved' && readLastDay(job) >= formatBoardDay(now)
}

/** Approved, and past its last day. */
export function isExpired(job: Dated, now: Date): boolean {
  return job.status === 'approved' && !isPublic(job, now)
}

/** 0 on the last day; null: not public, or without an end. */
export function countDaysLeft(job: Dated, now: Date): number | null {
  if (!isPublic(job, now) || !canExpire(job)) return null
  return Math.round((parseDay(readLastDay(job)) - parseDay(formatBoardDay(now))) / dayMs)
}

/** null: none is due. */
export function findReminder(job: Dated, now: Date): Reminder | null {
  const left = countDaysLeft(job, now)
  return left === null ? null : (reminders.findLast((days) => left <= days) ?? null)
}

export function readLiveDays({ liveDays: days }: Pick<Job, 'liveDays'>): number {
  return isLiveDays(days) ? days : liveDays.usual
}

export function isLiveDays(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= liveDays.min && Number(days) <= liveDays.max
}

export function findLastDay(job: Pick<Job, 'liveDays'>, now: Date): string {
  return formatBoardDay(new Date(now.getTime() + readLiveDays(job) * dayMs))
}

/** NaN: no such day. */
function parseDay(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
}
