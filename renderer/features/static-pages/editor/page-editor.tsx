import './page-editor.css'
import { Skeleton } from 'antd'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { NavLink } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { type StaticPage, type StaticPageName, staticPageNames } from '#shared/domain/page/static-page.ts'
import { formatPageTitle } from '../static-page-titles.ts'
import { StaticPageForm } from './static-page-form.tsx'

/** Key it by page. */
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
    <div>
      <PageTitle title={title} />
      <div className="page-editor-head">
        <h1>{title}</h1>
        <p className="soft">{t('pageEditor.lead')}</p>
      </div>
      <PageSelector />
      {page !== undefined ? (
        <StaticPageForm name={name} page={page} onStored={setPage} />
      ) : error ? (
        <LoadFailed title={t('pageEditor.failed')} error={error} onRetry={retry} />
      ) : (
        <EditorSkeleton />
      )}
    </div>
  )
}

function PageSelector() {
  return (
    <nav className="page-selector" aria-label={t('pageEditor.selector')}>
      {staticPageNames.map((name) => (
        <NavLink key={name} to={paths.editPage(name)}>
          {formatPageTitle(name)}
        </NavLink>
      ))}
    </nav>
  )
}

function EditorSkeleton() {
  return (
    <div className="page-editor-work" role="status" aria-label={t('pageEditor.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
      <Skeleton active title={false} />
    </div>
  )
}
