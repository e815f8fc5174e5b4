import '#renderer/styles/fields.css'
import '#renderer/messages/saved-messages.ts'
import '#renderer/features/jobs/saved/saved.css'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import { SavedJobList } from '#renderer/features/jobs/saved/saved-job-list.tsx'
import { SavedSearchList } from '#renderer/features/jobs/saved/saved-search-list.tsx'
import { useSavedRepository } from '#renderer/features/jobs/saved/use-saved-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'

export function Route() {
  const { restored, user } = useSession()
  const saved = useSavedRepository()
  const isOffered = !user || user.role === 'Candidate'
  return (
    <div className="page saved-page">
      <PageTitle title={t('nav.saved')} />
      <h1>{t('nav.saved')}</h1>
      {restored && !isOffered && (
        <EmptyState title={t('saved.members')} text={t('saved.members.text')}>
          <Link className="btn btn-line" to={paths.jobs}>
            {t('nav.findJobs')}
          </Link>
        </EmptyState>
      )}
      {restored && isOffered && (
        <>
          {!user && (
            <p className="soft">
              <span>{t('saved.visitor')}</span> <Link to={paths.login}>{t('nav.login')}</Link>
            </p>
          )}
          <SavedJobList key={`jobs ${user?.uid}`} saved={saved} />
          <SavedSearchList key={`searches ${user?.uid}`} saved={saved} />
        </>
      )}
    </div>
  )
}
