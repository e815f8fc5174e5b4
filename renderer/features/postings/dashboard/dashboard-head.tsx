import type { ReactNode } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { PendingLink } from './pending-link.tsx'

interface Props {
  user: SessionUser
  /** What else is to be known at once. */
  children?: ReactNode
}

export function DashboardHead({ user: { isAdmin }, children }: Props) {
  const title = t(isAdmin ? 'dashboard.title.admin' : 'dashboard.title.employer')
  return (
    <div className="dashboard-head">
      <PageTitle title={title} />
      <div>
        <h1>{title}</h1>
        <p className="soft">{t(isAdmin ? 'dashboard.lead.admin' : 'dashboard.lead.employer')}</p>
        {children}
      </div>
      <div className="dashboard-do">
        {isAdmin && <PendingLink />}
        <Link className="btn btn-primary" to={paths.postJob}>
          {t('nav.postJob')}
        </Link>
      </div>
    </div>
  )
}
