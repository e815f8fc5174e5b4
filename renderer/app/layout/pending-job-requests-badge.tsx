import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/candidate-messages.ts'
import { useCompanyCount, useQueue, useReportCount } from '#renderer/jobs/job-queries.ts'

/** All that waits in Job Requests: jobs, reports and companies. */
export function PendingJobRequestsBadge() {
  const { data, error } = useQueue('pending', 0)
  const [reports = 0, companies = 0] = [useReportCount(), useCompanyCount()]
  if (error || !data) return null
  const count = data.total + reports + companies
  if (count === 0) return null
  return (
    <span>
      {' '}
      <b className="small unread">
        <span aria-hidden="true">{count}</span>
        <span className="sr">{t('signedIn.waiting', { count })}</span>
      </b>
    </span>
  )
}
