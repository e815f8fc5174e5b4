import '#renderer/messages/saved-messages.ts'
import { useEffect } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { rememberSearch } from './recent-searches.ts'

/** A search whose results were shown for this long is one of the recent ones. */
const rememberAfterMs = 2_500

interface Props {
  query: string
  /** undefined: not known yet. */
  found: readonly Job[] | undefined
}

/** Beside the number of results: saves the search, and remembers it. */
export function SaveSearchButton({ query, found = [] }: Props) {
  const { visitorRecords } = useServices().platform
  const isSaved = useSavedStore(({ searches }) => searches.some((each) => each.query === query))
  const isOffered = useSession(({ user }) => !user || user.role === 'Candidate')
  useEffect(() => {
    // In the background.
    const timer = setTimeout(() => rememberSearch(visitorRecords, query).catch(() => {}), rememberAfterMs)
    return () => clearTimeout(timer)
  }, [visitorRecords, query])
  if (!isOffered) return null
  return isSaved ? (
    <Link className="btn btn-quiet search-save" to={paths.saved}>
      {t('jobs.saved')}
    </Link>
  ) : (
    <button
      type="button"
      className="btn btn-quiet search-save"
      onClick={() => useSavedStore.setState({ pressed: { query, found } })}
    >
      {t('jobs.save')}
    </button>
  )
}
