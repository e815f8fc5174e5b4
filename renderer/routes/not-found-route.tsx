import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'

export function Route() {
  return (
    <div className="page">
      <PageTitle title={t('notFound.title')} />
      <EmptyState as="h1" title={t('notFound.title')} text={t('notFound.text')}>
        <p className="steps">
          <Link className="btn btn-primary" to={paths.home}>
            {t('notFound.home')}
          </Link>
          <Link className="btn btn-line" to={paths.jobs}>
            {t('nav.findJobs')}
          </Link>
        </p>
      </EmptyState>
    </div>
  )
}
