import './static-page.css'
import { useCallback } from 'react'
import { productDomain } from '#renderer/app/configuration.ts'
import { showToast } from '#renderer/app/toast-store.ts'
import { PageTitle } from '#renderer/components/page-title.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { pageText } from '#renderer/messages/page-texts.ts'
import type { StaticPageName } from '#shared/domain/static-page.ts'
import { PageHtml } from './page-html.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { usePage } from './use-page.ts'

const titles: Record<StaticPageName, MessageId> = {
  'about-us': 'nav.aboutUs',
  'contact-us': 'nav.contactUs',
  disclaimer: 'nav.disclaimer'
}

const contact = `contact@${productDomain}`

export function StaticPage({ name }: { name: StaticPageName }) {
  const title = t(titles[name])
  const tellFailure = useCallback(() => showToast('errorFetchingContent', { page: title }), [title])
  const content = usePage(name, tellFailure)
  return (
    <article className="page static-page">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {content.state === 'loading' && <PageSkeleton />}
      {content.state === 'failed' && <p className="lead">{t('page.error')}</p>}
      {content.state === 'read' && <PageHtml html={content.html ?? pageText(name, { contact })} />}
    </article>
  )
}
