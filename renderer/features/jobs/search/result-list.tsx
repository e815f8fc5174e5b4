import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { JobCard } from '../card/job-card.tsx'
import { useShare } from '../card/use-share.ts'
import { jobSearches } from './use-job-search.ts'

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
      {(result.jobs.length < result.matching || result.isAtLeast) && (
        <button type="button" className="btn btn-line search-more" onClick={onMore}>
          {t(result.searched ? 'jobs.more.search' : 'jobs.more')}
        </button>
      )}
    </>
  )
}

/** Heights of cards as they were last laid out, by the id of the job. */
const heightsPx = new Map<string, number>()

/**
 * Cards out of sight are not laid out, only their usual height is reserved. So scroll restoration would end elsewhere;
 * therefore the heights are remembered when the list is left. Each item carries the id of its job in data-job.
 */
function useCardHeights(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current
    return () => {
      for (const item of element?.querySelectorAll<HTMLElement>('[data-job]') ?? []) {
        heightsPx.set(item.dataset.job ?? '', item.offsetHeight)
      }
    }
  }, [list])
}

/** Reserves the remembered height; without one, that of the style sheet counts. */
function reserveHeight(id: string): CSSProperties | undefined {
  const height = heightsPx.get(id)
  return height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined
}
