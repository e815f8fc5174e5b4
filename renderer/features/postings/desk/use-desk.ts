import { startTransition, useEffect, useRef, useState } from 'react'
import type { Job } from '#shared/domain/job/job.ts'
import { usePosting, useQueue } from '../queries.ts'
import { type DeskTab, type HistoryMode, useDeskAddress } from './use-desk-address.ts'

/** How many postings the queue shows at first, and how many more at a time. */
const pageSize = 50

/** So close to the end of the loaded part more is loaded. */
const loadMoreWithin = 5

export interface Desk {
  tab: DeskTab
  /** undefined: not known yet. */
  totals: Record<DeskTab, number | undefined>
  /** What is loaded of the queue under the tab; undefined: not known yet. */
  jobs: readonly Job[] | undefined
  /** The id of the chosen posting; null: nothing waits. */
  chosen: string | null
  /** The chosen posting; undefined: not known yet; null: there is none with that id. */
  shown: Job | null | undefined
  /** The index of the chosen posting in the queue; -1: it is not there. */
  index: number
  isError: boolean
  isOffline: boolean
  retry(): void
  open(tab: DeskTab): void
  choose(id: string): void
  /** Goes so many postings on, or back; at an end it stays. */
  step(by: number): void
  showMore(): void
  /** Goes on from a posting that is not in the queue any more. */
  moveOn(): void
  /** Replaces the posting on the screen: a decision found a newer version stored before the watch told of it. */
  correct(older: Job, newer: Job): void
  /** Takes a decided posting out of the queue; if it was on the screen the next one comes up, and its id is returned. */
  leave(decided: Job): string | null
}

/** What lies on the desk: two queues, the posting that was chosen from one, and the ways between them. */
export function useDesk(): Desk {
  const { tab, job: requestedId, go } = useDeskAddress()
  const [limit, setLimit] = useState(pageSize)
  const [decided, setDecided] = useState<Job>()
  const pending = useWaiting('pending', tab === 'pending' ? limit : 0, decided)
  const rejected = useWaiting('rejected', tab === 'rejected' ? limit : 0, decided)
  const { jobs, total, error } = tab === 'pending' ? pending : rejected
  const chosen = requestedId ?? jobs?.[0]?.id ?? null
  const index = jobs?.findIndex(({ id }) => id === chosen) ?? -1
  const posting = useShownPosting(chosen, jobs?.[index])
  const loaded = jobs?.length ?? 0
  const wantsMore = index < 0 ? posting.shown?.status === tab : index + loadMoreWithin >= loaded
  const showMore = () => setLimit(limit + pageSize)
  // A window that is not full yet is still being loaded.
  useOnceWhen(wantsMore && loaded >= limit && loaded < (total ?? 0), showMore)
  // Written into the address at once: what comes up by itself must not change under the person when the queue before it
  // does.
  useOnceWhen(requestedId === null && chosen !== null, () => go(tab, chosen, 'by itself'))
  const { following, findNext } = useQueuePosition(jobs, index)
  const move = (to: Job | undefined, mode: HistoryMode) => to && to.id !== chosen && go(tab, to.id, mode)

  return {
    ...{ tab, jobs, chosen, index, showMore },
    shown: posting.shown,
    totals: { pending: pending.total, rejected: rejected.total },
    isError: (error ?? posting.error) !== undefined,
    isOffline: (error ?? posting.error)?.isOffline === true,
    correct: posting.correct,
    retry() {
      for (const query of [pending, rejected, posting]) query.retry()
    },
    open: (other) => other !== tab && go(other, null, 'choice'),
    choose: (id) => id !== chosen && go(tab, id, 'choice'),
    step: (by) => move(findNext(by), 'step'),
    moveOn: () => go(tab, findNext(1)?.id ?? null, 'by itself'),
    leave(gone) {
      // Together: the router shows a new address in a transition.
      startTransition(() => setDecided(gone))
      if (gone.id !== chosen) return null
      go(tab, following?.id ?? null, 'by itself')
      return following?.id ?? null
    }
  }
}

/** A queue without the posting that was decided a moment ago: the store tells of that only after the desk has moved on. */
function useWaiting(tab: DeskTab, limit: number, decided: Job | undefined) {
  const { data, error, retry } = useQueue(tab, limit)
  const left = data?.jobs?.filter((job) => !(job.id === decided?.id && job.revision === decided.revision))
  const total = data && data.total - ((data.jobs?.length ?? 0) - (left?.length ?? 0))
  return { jobs: left, total, error, retry }
}

/** The newest that is known of a posting. `queued`: as it stands in the queue, until it is known for itself. */
function useShownPosting(id: string | null, queued: Job | undefined) {
  const { data, error, retry } = usePosting(id)
  const [correction, setCorrection] = useState<{ older: Job; newer: Job }>()
  const reported = data === undefined ? queued : data
  return {
    shown: reported && reported === correction?.older ? correction.newer : reported,
    error,
    retry,
    /** Another version is stored than the one that was shown, and the query has not told of it yet. */
    correct: (older: Job, newer: Job) => setCorrection({ older, newer })
  }
}

/** Runs the action once each time the condition becomes true. */
function useOnceWhen(condition: boolean, action: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is another function is no reason to do it again
  useEffect(() => {
    if (condition) action()
  }, [condition])
}

/** The postings around an index of the queue. -1: the posting has left it, and the next one has moved up to its index. */
function useQueuePosition(jobs: readonly Job[] | undefined, index: number) {
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  const findClamped = (wanted: number) => jobs?.[Math.min(Math.max(wanted, 0), jobs.length - 1)]
  /** The posting so many steps on, or back; at an end the last, or the first. */
  const findNext = (by: number) => findClamped(index < 0 ? lastIndex.current + Math.min(by, 0) : index + by)
  /** The posting that comes up when the one at the index leaves the queue. */
  const following = index < 0 ? findNext(0) : (jobs?.[index + 1] ?? jobs?.[index - 1])
  return { findNext, following }
}
