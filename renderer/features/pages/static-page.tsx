import './static-page.css'
import { useCallback } from 'react'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StaticPageName } from '#shared/domain/static-page.ts'
import { PageHtml } from './page-html.tsx'
import { defaultPageText, pageTitle } from './page-names.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { usePage } from './use-page.ts'

export function StaticPage({ name }: { name: StaticPageName }) {
  const title = pageTitle(name)
  const tellFailure = useCallback(() => showToast('errorFetchingContent', { page: title }), [title])
  const content = usePage(name, tellFailure)
  return (
    <article className="page static-page">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {content.state === 'loading' && <PageSkeleton />}
      {content.state === 'failed' && <p className="lead">{t('page.error')}</p>}
      {content.state === 'read' && <PageHtml html={content.html ?? defaultPageText(name)} />}
    </article>
  )
}
