import { useCallback, useRef } from 'react'
import { paths } from '#renderer/app/paths.ts'
import { useSession } from '#renderer/app/session-store.ts'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { JobCard } from '../card/job-card.tsx'
import { useApply } from '../card/use-apply.ts'
import { useShare } from '../card/use-share.ts'
import { reserved, useCardHeights } from './card-heights.ts'
import { Highlight } from './highlight.tsx'
import { queryOf } from './search-address.ts'

interface Props {
  /** The search that these jobs meet. */
  search: JobSearch
  result: JobSearchResult
  onMore: () => void
}

/** The jobs found, as many as are shown so far. */
export function ResultList({ search, result, onMore }: Props) {
  const apply = useApply()
  const share = useShare()
  const mayEdit = useSession(({ user }) => user?.isAdmin ?? false)
  const mark = useCallback((text: string) => <Highlight text={text} words={search.q} />, [search.q])
  const from = paths.jobs + queryOf(search)
  const list = useRef<HTMLUListElement>(null)
  useCardHeights(list)
  return (
    <>
      <ul ref={list} className="results">
        {result.jobs.map((job) => (
          <li key={job.id} data-job={job.id} style={reserved(job.id)}>
            <JobCard job={job} mark={mark} from={from} mayEdit={mayEdit} onApply={apply} onShare={share} />
          </li>
        ))}
      </ul>
      {result.jobs.length < result.matching && (
        <button type="button" className="btn btn-line more-jobs" onClick={onMore}>
          {t('jobs.more')}
        </button>
      )}
    </>
  )
}
