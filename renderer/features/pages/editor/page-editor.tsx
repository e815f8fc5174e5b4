import './page-editor.css'
import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { StaticPageName } from '#shared/domain/static-page.ts'
import { pageTitle } from '../page-names.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { PageForm } from './page-form.tsx'
import { PageSelector } from './page-selector.tsx'
import { usePageRecord } from './use-page-record.ts'

/** Where the administrator changes the text of a static page. */
export function PageEditor({ name }: { name: StaticPageName }) {
  const { page, failed, retry, setPage } = usePageRecord(name)
  const title = t('pageEditor.title', { page: pageTitle(name) })
  return (
    <div className="page-editor">
      <PageTitle title={title} />
      <div className="page-editor-head">
        <h1>{title}</h1>
        <p className="soft">{t('pageEditor.lead')}</p>
      </div>
      <PageSelector />
      {page !== undefined ? (
        <PageForm name={name} page={page} onStored={setPage} />
      ) : failed ? (
        <LoadFailed title={t('pageEditor.failed')} onRetry={retry} />
      ) : (
        <EditorSkeleton />
      )}
    </div>
  )
}
