import '#renderer/jobs/job-history-list.css'
import { useJobHistory } from '#renderer/jobs/use-job-history.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'

interface Props {
  job: Job
  /** Not seen yet: nothing is read for it. */
  isFolded?: boolean
}

/** Newest first. */
export function JobHistoryList({ job, isFolded = false }: Props) {
  const { data: whole, error, retry } = useJobHistory(job, !isFolded)
  if (whole) return <Events job={whole} />
  if (!error) return isFolded ? null : <p className="history-none">{t('job.history.loading')}</p>
  return (
    <div role="alert">
      <p className="history-none">{t('job.history.failed')}</p>
      <button type="button" className="btn btn-line" onClick={retry}>
        {t('error.retry')}
      </button>
    </div>
  )
}

function Events({ job }: { job: Job }) {
  const uid = useSession((session) => session.user?.uid)
  const events = parseHistory(job)
  if (events.length === 0) return <p className="history-none">{t('job.history.none')}</p>
  return (
    <ol className="history" reversed>
      {events.reverse().map(({ type, by, at, reason }) => (
        <li key={`${type} ${at}`}>
          <span>
            {t(`job.history.${type === 'post' && by.role !== 'Admin' ? 'send' : type}`, {
              who: by.uid === uid ? t('job.history.by.you') : (by.name ?? t(`job.history.by.${by.role}`))
            })}
          </span>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {reason && <q>{reason}</q>}
        </li>
      ))}
    </ol>
  )
}
