import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/candidate-messages.ts'
import { useCompanyCount, useQueue, useReportCount } from '#renderer/jobs/job-queries.ts'
import { useAdministratorDay } from '#renderer/jobs/use-administrator-day.ts'

/** All that waits in Job Requests: jobs, reports and companies. */
export function JobRequestsBadge() {
  const { data, error } = useQueue('pending', 0)
  const [reports = 0, companies = 0] = [useReportCount(), useCompanyCount()]
  return !error && data && <Waiting count={data.total + reports + companies} />
}

/** All other parts of the dashboard's Today. */
export function DashboardBadge({ uid }: { uid: string }) {
  return <Waiting count={useAdministratorDay(uid).total} />
}

function Waiting({ count }: { count: number }) {
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
