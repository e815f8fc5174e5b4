import '#renderer/messages/small-screens-messages.ts'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/app/paths.ts'
import { useSession } from '#renderer/app/session-store.ts'
import { Link } from '#renderer/components/link.tsx'
import { PageTitle } from '#renderer/components/page-title.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'

const titles: Record<string, MessageId> = {
  [paths.candidates]: 'nav.findCandidates',
  [paths.profile]: 'nav.profile',
  [paths.dashboard]: 'nav.dashboard',
  [paths.requests]: 'nav.requests',
  [paths.editPage('about-us')]: 'upcoming.editPage',
  [paths.editPage('contact-us')]: 'upcoming.editPage',
  [paths.editPage('disclaimer')]: 'upcoming.editPage'
}

/** A screen whose door is guarded already and that opens later: it says so. */
export function UpcomingRoute() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const isAdminDashboard = pathname === paths.dashboard && user?.isAdmin
  const title = t(isAdminDashboard ? 'upcoming.adminDashboard' : (titles[pathname] ?? 'nav.postJob'))
  return (
    <div className="page plain">
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p className="lead">{t('upcoming.text')}</p>
      <Link className="btn btn-line" to={paths.jobs}>
        {t('nav.findJobs')}
      </Link>
    </div>
  )
}
