import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { useFirstResult } from '#renderer/hooks/first-results.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { useShare } from '../card/use-share.ts'
import { FollowContext } from './list-link.tsx'
import { groupSize, ResultGroup } from './result-group.tsx'
import { formatListAddress } from './use-job-search.ts'
import { heightsPx, useNearScreen } from './use-near-screen.ts'

/** A usual card is as high, or higher. What stands above the list makes up for lower ones. */
const cardHeightPx = 240

/** Of another list so many cards are drawn at once: they fill the screen. The others follow as the browser finds time. */
const countSeenFirst = () => Math.ceil(window.innerHeight / cardHeightPx)

interface Props {
  /** The search that these jobs meet. */
  search: JobSearch
  result: JobSearchResult
  onMore: () => void
}

/** How a list whose end is not known says how long it is. */
const unknownSize = -1

/** The jobs found, as many as are shown so far. */
export function ResultList({ search, result: { jobs, matching, matchingIs, searched }, onMore }: Props) {
  const share = useShare()
  const mayEdit = useSession(({ user }) => user?.isAdmin ?? false)
  const mark = useCallback((text: string) => <Highlight text={text} words={search.q} />, [search.q])
  const groups = useGroups(jobs)
  const address = formatListAddress(search)
  const isPublished = useFirstResult(`list ${address}`) !== undefined
  // Who comes back to a list finds it at once as long as it was, and a published page shows all of it.
  const known = isPublished || heightsPx.size > 0 ? address : ''
  const drawn = useDeferredValue(address, known) === address ? groups : trimGroups(groups, countSeenFirst())
  const list = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(list, drawn.length)
  return (
    <FollowContext value={useFollow(address)}>
      {/* biome-ignore lint/a11y/useSemanticElements: in an ul there would be no groups */}
      <div ref={list} role="list" className="search-results search-groups">
        {drawn.map((group, index) => (
          <ResultGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a card that stays in its group stays as it is, whoever comes before it
            key={index}
            jobs={group}
            before={index * groupSize}
            matching={matchingIs === 'atLeast' ? unknownSize : matching}
            isFar={!isNear(index)}
            mark={mark}
            mayEdit={mayEdit}
            onShare={share}
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

/** The jobs by groups. One in which nothing has changed is the same list as before. */
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

/** The first cards of a list. */
function trimGroups(groups: readonly (readonly Job[])[], cards: number): readonly (readonly Job[])[] {
  const whole = Math.floor(cards / groupSize)
  const part = groups[whole]?.slice(0, cards % groupSize) ?? []
  return part.length > 0 ? [...groups.slice(0, whole), part] : groups.slice(0, whole)
}

/** Leads to an address, and tells the screen there the way back to this list. Always the same function. */
function useFollow(from: string): (to: string) => void {
  const navigate = useNavigate()
  const latest = useRef((_to: string) => {})
  useLayoutEffect(() => {
    latest.current = (to) => navigate(to, { state: { from } })
  })
  return useCallback((to) => latest.current(to), [])
}
