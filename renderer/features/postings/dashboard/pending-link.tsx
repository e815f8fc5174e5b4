import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useQueue } from '../queries.ts'

/** Leads the administrator to the requests and says how many wait. */
export function PendingLink() {
  const { data, error } = useQueue('pending', 0)
  const count = error ? undefined : data?.total
  return (
    <Link className="btn btn-line" to={paths.requests}>
      {count === undefined ? t('nav.requests') : t('dashboard.pending', { count })}
    </Link>
  )
}
