import './page-editor.css'
import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { formatPageTitle } from '../page-names.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { PageForm } from './page-form.tsx'
import { PageSelector } from './page-selector.tsx'

/** Where the administrator changes the text of a static page. Use it with a key of the page. */
export function PageEditor({ name }: { name: StaticPageName }) {
  const { pageTexts } = useRepositories()
  const {
    data: page,
    error,
    retry,
    setData: setPage
  } = useLiveQuery<StaticPage | null>(
    (onData, onError) =>
      pageTexts.watchPageRecord(name, onData, (error) => {
        onError(error)
        showToast('contentNotRead', { page: formatPageTitle(name) })
      }),
    [pageTexts, name]
  )
  const title = t('pageEditor.title', { page: formatPageTitle(name) })
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
      ) : error ? (
        <LoadFailed title={t('pageEditor.failed')} onRetry={retry} />
      ) : (
        <EditorSkeleton />
      )}
    </div>
  )
}
