import '#renderer/messages/saved-messages.ts'
import './saved.css'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { SavedJobsAndSearchesRepository } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import type { SavedSearch } from '#shared/domain/saved/saved-search.ts'
import { describeSavedSearch } from './describe-saved-search.ts'
import { useNewJobCount } from './use-new-job-count.ts'
import { useSavedRepository } from './use-saved-repository.ts'

/** A shared board reads up to thirty jobs for each. */
const maxShown = 3

/** Above the list of all jobs: the latest saved searches, with what is new. */
export function SavedSearchLinks() {
  const saved = useSavedRepository()
  const searches = useSavedStore((state) => state.searches)
  return (
    <nav className="saved-links" aria-label={t('saved.searches')}>
      {searches
        .slice(-maxShown)
        .reverse()
        .map((search) => (
          <SavedSearchLink key={search.id} saved={saved} search={search} />
        ))}
      <Link className="btn btn-quiet" to={paths.saved}>
        {t('saved.searches')}
      </Link>
    </nav>
  )
}

function SavedSearchLink({ saved, search }: { saved: Lazy<SavedJobsAndSearchesRepository>; search: SavedSearch }) {
  const { count = 0, isAtLeast, look } = useNewJobCount(saved, search)
  return (
    <Link className="chip saved-link" to={paths.jobs + search.query} onClick={look}>
      <span className="search-chip">{search.name || describeSavedSearch(search.query)}</span>
      {count > 0 && (
        <b className="small">{t(isAtLeast ? 'saved.search.shortAtLeast' : 'saved.search.short', { count })}</b>
      )}
    </Link>
  )
}
