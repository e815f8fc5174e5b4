import '#renderer/messages/small-screens-messages.ts'
import { paths } from '#renderer/app/paths.ts'
import { Link } from '#renderer/components/link.tsx'
import { PageTitle } from '#renderer/components/page-title.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Says that accounts are not there yet. A form that leads nowhere would be a lie. */
export function LoginRoute() {
  return (
    <div className="page plain">
      <PageTitle title={t('login.title')} />
      <h1>{t('login.title')}</h1>
      <p className="lead">{t('login.text')}</p>
      <Link className="btn btn-primary" to={paths.jobs}>
        {t('nav.findJobs')}
      </Link>
    </div>
  )
}
