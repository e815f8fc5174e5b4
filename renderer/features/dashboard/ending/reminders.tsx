import { t } from '#renderer/messages/messages.ts'
import { useOwnPostings } from '#renderer/postings/queries.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { findReminder } from '#shared/domain/job/job-expiry.ts'

/** In the head of the dashboard: how many of the own postings end soon; nothing when none does. */
export function Reminders({ user: { uid } }: { user: SessionUser }) {
  const { data } = useOwnPostings(uid)
  const now = new Date()
  const count = data?.jobs.filter((job) => findReminder(job, now) !== null).length ?? 0
  if (count === 0) return null
  return <p className="state state-waiting">{t('dashboard.end.soon', { count })}</p>
}
