import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/candidate-messages.ts'
import { useQueue } from '#renderer/jobs/job-queries.ts'

export function PendingJobRequestsBadge() {
  const { data, error } = useQueue('pending', 0)
  if (error || !data?.total) return null
  return (
    <span>
      {' '}
      <b className="small unread">
        <span aria-hidden="true">{data.total}</span>
        <span className="sr">{t('signedIn.waiting', { count: data.total })}</span>
      </b>
    </span>
  )
}
