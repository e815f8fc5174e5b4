import { useCallback, useRef } from 'react'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { JobCard } from '../card/job-card.tsx'
import { useShare } from '../card/use-share.ts'
import { reserveHeight, useCardHeights } from './card-heights.ts'
import { jobSearches } from './job-searches.ts'

interface Props {
  /** The search that these jobs meet. */
  search: JobSearch
  result: JobSearchResult
  onMore: () => void
}

/** The jobs found, as many as are shown so far. */
export function ResultList({ search, result, onMore }: Props) {
  const share = useShare()
  const mayEdit = useSession(({ user }) => user?.isAdmin ?? false)
  const mark = useCallback((text: string) => <Highlight text={text} words={search.q} />, [search.q])
  const from = paths.jobs + jobSearches.format(search)
  const list = useRef<HTMLUListElement>(null)
  useCardHeights(list)
  return (
    <>
      <ul ref={list} className="search-results">
        {result.jobs.map((job) => (
          <li key={job.id} data-job={job.id} style={reserveHeight(job.id)}>
            <JobCard job={job} mark={mark} from={from} mayEdit={mayEdit} onShare={share} />
          </li>
        ))}
      </ul>
      {result.jobs.length < result.matching && (
        <button type="button" className="btn btn-line search-more" onClick={onMore}>
          {t('jobs.more')}
        </button>
      )}
    </>
  )
}
