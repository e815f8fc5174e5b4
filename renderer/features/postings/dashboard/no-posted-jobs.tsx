import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'

export function NoPostedJobs({ isAdmin }: { isAdmin: boolean }) {
  return (
    <EmptyState
      as="h3"
      title={t(isAdmin ? 'dashboard.none.admin' : 'dashboard.none.employer')}
      text={t(isAdmin ? 'dashboard.none.adminText' : 'dashboard.none.employerText')}
    >
      <Link className="btn btn-line" to={paths.postJob}>
        {t('nav.postJob')}
      </Link>
    </EmptyState>
  )
}
