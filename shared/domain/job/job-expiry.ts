import type { Job } from './job.ts'

/** How many days a posting is public from its approval, unless its owner chooses; and the fewest and the most they may choose. */
export const liveDays = { usual: 45, min: 7, max: 90 } as const

/** The last day of what never expires: postings from before they did. */
export const neverExpires = '9999-12-31'

/** With so many days left, and fewer, the owner is reminded. */
export const reminders = [7, 1] as const
export type Reminder = (typeof reminders)[number]

type Dated = Pick<Job, 'status' | 'expiresOn'>

const dayMs = 86_400_000

/** The day of the world's calendar (UTC), 'YYYY-MM-DD': postings end with one of its days, whatever clock hangs on the wall. */
export function formatWorldDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The last day on which a posting is public, 'YYYY-MM-DD'; what has none, or one that is no day, never expires. */
export function readLastDay({ expiresOn }: Pick<Job, 'expiresOn'>): string {
  return typeof expiresOn === 'string' && !Number.isNaN(parseDay(expiresOn)) ? expiresOn : neverExpires
}

export function canExpire(job: Pick<Job, 'expiresOn'>): boolean {
  return readLastDay(job) !== neverExpires
}

/** Whether everybody may see a posting, and apply: status and date decide it together. */
export function isPublic(job: Dated, now: Date): boolean {
  return job.status === 'approved' && readLastDay(job) >= formatWorldDay(now)
}

/** Whether a posting that was approved has come to the end of its days. */
export function isExpired(job: Dated, now: Date): boolean {
  return job.status === 'approved' && !isPublic(job, now)
}

/** How many days a live posting has left: 0 on its last one. null: it is not public, or never expires. */
export function countDaysLeft(job: Dated, now: Date): number | null {
  if (!isPublic(job, now) || !canExpire(job)) return null
  return Math.round((parseDay(readLastDay(job)) - parseDay(formatWorldDay(now))) / dayMs)
}

/** Of which of its ends a live posting's owner is to be reminded now; null: of none. */
export function findReminder(job: Dated, now: Date): Reminder | null {
  const left = countDaysLeft(job, now)
  return left === null ? null : (reminders.findLast((days) => left <= days) ?? null)
}

/** For how many days it is public from its approval. */
export function readLiveDays({ liveDays: days }: Pick<Job, 'liveDays'>): number {
  return isLiveDays(days) ? days : liveDays.usual
}

/** Whether an owner may choose so many days. */
export function isLiveDays(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= liveDays.min && Number(days) <= liveDays.max
}

/** The last day of a posting that becomes public now. */
export function findLastDay(job: Pick<Job, 'liveDays'>, now: Date): string {
  return formatWorldDay(new Date(now.getTime() + readLiveDays(job) * dayMs))
}

/** NaN: it is no day as this file writes them. */
function parseDay(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
}
