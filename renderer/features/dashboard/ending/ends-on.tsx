import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canExpire, countDaysLeft, findReminder, isExpired, readLastDay } from '#shared/domain/job/job-expiry.ts'

/** The last day of a live posting, for people; null: it has none, or is not live. */
export function formatEnd(job: Job): string | null {
  return job.status === 'approved' && canExpire(job) ? formatDay(readLastDay(job)) : null
}

/** That a posting ends soon, or has come to its end; nothing while that is far. */
export function EndReminder({ job }: { job: Job }) {
  const now = new Date()
  if (isExpired(job, now)) return <p className="posted-end">{t('dashboard.end.expired')}</p>
  if (findReminder(job, now) === null) return null
  return <p className="posted-end">{t('dashboard.end.left', { days: countDaysLeft(job, now) ?? 0 })}</p>
}
