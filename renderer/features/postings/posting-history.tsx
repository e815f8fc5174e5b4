import './posting-history.css'
import { t } from '#renderer/messages/messages.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-record.ts'

/** Who did what with a posting and when, newest first. */
export function PostingHistory({ job }: { job: Job }) {
  const events = parseHistory(job)
  if (events.length === 0) return <p className="history-none">{t('posting.history.none')}</p>
  return (
    <ol className="history" reversed>
      {events.reverse().map(({ did, by, at, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events of one person may be alike
        <li key={index}>
          <span>{t(`posting.history.${did}`, { who: by.name ?? t(`posting.history.by.${by.role}`) })}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {reason && <q>{reason}</q>}
        </li>
      ))}
    </ol>
  )
}
