import '#renderer/messages/small-screens-messages.ts'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/app/paths.ts'
import { Link } from '#renderer/components/link.tsx'
import { PageTitle } from '#renderer/components/page-title.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'

const titles: Record<string, MessageId> = {
  [paths.candidates]: 'nav.findCandidates',
  [paths.profile]: 'nav.profile'
}

/** A screen whose door is guarded already and that opens later: it says so. */
export function UpcomingRoute() {
  const { pathname } = useLocation()
  const title = t(titles[pathname] ?? 'nav.profile')
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
