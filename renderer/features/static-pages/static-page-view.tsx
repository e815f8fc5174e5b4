import './static-page.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StaticPageName, StaticPage as StoredPage } from '#shared/domain/page/static-page.ts'
import { buildDefaultPageText } from './default-page-text.ts'
import { formatPageTitle } from './static-page-titles.ts'
import { StoredHtml } from './stored-html.tsx'

export function StaticPageView({ name }: { name: StaticPageName }) {
  const title = formatPageTitle(name)
  const { pages } = useServices()
  const { data: page, error } = useLiveQuery<StoredPage | null>(
    (onData, onError) =>
      pages.watchPage(name, onData, (error) => {
        onError(error)
        showToast('errorFetchingContent', { page: title })
      }),
    [pages, name, title]
  )
  return (
    <article className="page static-page">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {error && <p className="lead">{t('page.error')}</p>}
      {!error && page === undefined && <PageSkeleton />}
      {!error && page !== undefined && <StoredHtml html={page?.content ?? buildDefaultPageText(name)} />}
    </article>
  )
}

function PageSkeleton() {
  return (
    <div className="prose" aria-busy="true">
      <p className="sr" role="status">
        {t('page.loading')}
      </p>
      {['first', 'second'].map((part) => (
        <div key={part} className="page-skeleton" aria-hidden="true">
          <Skeleton width="44%" height="1.6rem" />
          <Skeleton />
          <Skeleton width="96%" />
          <Skeleton width="68%" />
        </div>
      ))}
    </div>
  )
}
