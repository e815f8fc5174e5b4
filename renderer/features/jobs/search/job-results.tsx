import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import type { JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import { useFirstResult } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobSearch } from '#shared/domain/job/job-filters.ts'
import { usePublicProfileActions } from '../card/job-card.tsx'
import { heightsPx, useIsNearViewport } from './use-is-near-viewport.ts'
import { formatListAddress } from './use-job-search.ts'
import { FollowContext, groupSize, VirtualisedJobGroup } from './virtualised-job-group.tsx'

/** Lower bound of a card's height. */
const cardHeightPx = 240

/** Cards of a new list that render synchronously. */
const countSeenFirst = () => Math.ceil(window.innerHeight / cardHeightPx)

interface Props {
  search: JobSearch
  result: JobSearchResult
  onMore: () => void
}

/** aria-setsize of an unknown length. */
const unknownSize = -1

export function JobResults({ search, result: { jobs, matching, matchingIs, searched, words }, onMore }: Props) {
  const steps = usePublicProfileActions()
  const mark = useCallback((text: string) => <Highlight text={text} words={words} />, [words])
  const groups = useGroups(jobs)
  const address = formatListAddress(search)
  const isPublished = useFirstResult(`list ${address}`) !== undefined
  // Renders a known or published list at full length at once, for scroll restoration.
  const known = isPublished || heightsPx.size > 0 ? address : ''
  const drawn = useDeferredValue(address, known) === address ? groups : trimGroups(groups, countSeenFirst())
  const list = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(list, drawn.length)
  return (
    <FollowContext value={useFollow(address)}>
      {/* biome-ignore lint/a11y/useSemanticElements: an ul allows no groups */}
      <div ref={list} role="list" className="search-results search-groups">
        {drawn.map((group, index) => (
          <VirtualisedJobGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position
            key={index}
            jobs={group}
            before={index * groupSize}
            matching={matchingIs === 'atLeast' ? unknownSize : matching}
            isFar={!isNear(index)}
            mark={mark}
            {...steps}
          />
        ))}
      </div>
      {(jobs.length < matching || matchingIs === 'atLeast') && (
        <button type="button" className="btn btn-line search-more" onClick={onMore}>
          {t(searched ? 'jobs.more.search' : 'jobs.more')}
        </button>
      )}
    </FollowContext>
  )
}

/** Unchanged groups stay referentially equal. */
function useGroups(jobs: readonly Job[]): readonly (readonly Job[])[] {
  const known = useRef<readonly (readonly Job[])[]>([])
  return useMemo(() => {
    known.current = Array.from({ length: Math.ceil(jobs.length / groupSize) }, (_, index) => {
      const group = jobs.slice(index * groupSize, (index + 1) * groupSize)
      const before = known.current[index]
      return before?.length === group.length && group.every((job, at) => job === before[at]) ? before : group
    })
    return known.current
  }, [jobs])
}

function trimGroups(groups: readonly (readonly Job[])[], cards: number): readonly (readonly Job[])[] {
  const whole = Math.floor(cards / groupSize)
  const part = groups[whole]?.slice(0, cards % groupSize) ?? []
  return part.length > 0 ? [...groups.slice(0, whole), part] : groups.slice(0, whole)
}

/** Referentially stable navigation with the way back in history state. */
function useFollow(from: string): (to: string) => void {
  const navigate = useNavigate()
  const latest = useRef((_to: string) => {})
  useLayoutEffect(() => {
    latest.current = (to) => navigate(to, { state: { from } })
  })
  return useCallback((to) => latest.current(to), [])
}
