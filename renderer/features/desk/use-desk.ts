import { useMemo, useState } from 'react'
import type { DeskTab } from '#renderer/config/desk-address.ts'
import { usePosting, useQueue } from '#renderer/postings/queries.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isDecided, storeDecisions, useHeldDecisions } from './decide/held-decisions.ts'
import { filterQueue, narrows, type QueueFilter } from './queue/queue-filter.ts'
import { type HistoryMode, useDeskAddress } from './use-desk-address.ts'
import { useOnceWhen, useQueuePosition } from './use-queue-position.ts'

/**
 * How many postings of a queue the desk reads at first, the oldest: what is filtered, put in order or approved together must be there. A
 * posting may have a hundred thousand letters, so that whoever sends many keeps nobody from reading those of others.
 */
const firstRead = 200
/** How many more are read each time that more are asked for. */
const readMore = 200

/** The queues of postings. */
export type PostingsTab = Extract<DeskTab, 'pending' | 'rejected'>

export interface Desk {
  /** Whether one of its queues is open: else none is read. */
  isOpen: boolean
  tab: PostingsTab
  /** How many there are, whatever the filter; undefined: not known yet. */
  totals: Record<PostingsTab, number | undefined>
  /** All that waits in the queue under the tab; undefined: not known yet. */
  all: readonly Job[] | undefined
  /** What of it meets the filter, in its order; undefined: not known yet. */
  jobs: readonly Job[] | undefined
  filter: QueueFilter
  /** The id of the chosen posting; null: nothing waits. */
  chosen: string | null
  /** The chosen posting; undefined: not known yet; null: there is none with that id. */
  shown: Job | null | undefined
  /** The index of the chosen posting among `jobs`; -1: it is not there. */
  index: number
  isError: boolean
  error: StoreError | undefined
  retry(): void
  /** Reads more of the queue; undefined: all of it is there. */
  showMore: (() => void) | undefined
  open(tab: DeskTab): void
  show(filter: QueueFilter): void
  choose(id: string): void
  /** Goes so many postings on, or back; at an end it stays. */
  step(by: number): void
  /** Goes on from a posting that is not in the queue any more. */
  moveOn(): void
  /** Replaces the posting on the screen: a decision found a newer version stored before the watch told of it. */
  correct(older: Job, newer: Job): void
  /** Goes on from postings that were decided about; if one was on the screen the next one comes up, and its id is returned. */
  leave(...decided: readonly Job[]): string | null
  /** Shows a posting again that is in the queue again. */
  comeBack(job: Job): void
}

/** What lies on the desk: two queues, the posting that was chosen from one, and the ways between them. */
export function useDesk(): Desk {
  const { tab: openTab, job, filter, go } = useDeskAddress()
  const isOpen = openTab === 'pending' || openTab === 'rejected'
  const tab = isOpen ? openTab : 'pending'
  const requestedId = isOpen ? job : null
  const pending = useWaiting('pending', openTab === 'pending')
  const rejected = useWaiting('rejected', openTab === 'rejected')
  const { jobs: read, error } = tab === 'pending' ? pending : rejected
  const all = isOpen ? read : undefined
  const jobs = useMemo(() => all && filterQueue(all, filter), [all, filter])
  const chosen = requestedId ?? jobs?.[0]?.id ?? null
  const index = jobs?.findIndex(({ id }) => id === chosen) ?? -1
  const posting = useShownPosting(chosen, jobs?.[index])
  // Written into the address at once: what comes up by itself must not change under the person when the queue before it
  // does.
  useOnceWhen(requestedId === null && chosen !== null, () => go(tab, chosen, 'by itself'))
  const { findFollowing, findNext } = useQueuePosition(jobs, index)
  const move = (to: Job | undefined, mode: HistoryMode) => to && to.id !== chosen && go(tab, to.id, mode)

  return {
    ...{ isOpen, tab, all, jobs, filter, chosen, index },
    shown: posting.shown,
    totals: { pending: pending.total, rejected: rejected.total },
    isError: (error ?? posting.error) !== undefined,
    error: error ?? posting.error,
    showMore: tab === 'pending' ? pending.showMore : rejected.showMore,
    correct: posting.correct,
    retry() {
      for (const query of [pending, rejected, posting]) query.retry()
    },
    open(other) {
      // Whoever opens the other queue looks for what became of this one.
      storeDecisions()
      if (other !== openTab) go(other, null, 'choice')
    },
    show(wanted) {
      const left = all ? filterQueue(all, wanted) : []
      const stays = left.some(({ id }) => id === chosen)
      go(tab, stays ? chosen : (left[0]?.id ?? null), 'by itself', wanted)
    },
    choose: (id) => id !== chosen && go(tab, id, 'choice'),
    step(by) {
      // More is read on the way to the last that was read, so that the next step leads on.
      if (index + by + 1 >= (jobs?.length ?? 0)) (tab === 'pending' ? pending : rejected).showMore?.()
      move(findNext(by), 'step')
    },
    moveOn: () => go(tab, findNext(1)?.id ?? null, 'by itself'),
    leave(...gone) {
      // What came up by itself may stand in the address only after it was decided about, and would come back with it.
      if (requestedId !== null && gone.every(({ id }) => id !== chosen)) return null
      const next = findFollowing(new Set(gone.map(({ id }) => id)))?.id ?? null
      go(tab, next, 'by itself')
      return next
    },
    comeBack(job) {
      const isShown = !narrows(filter) || filterQueue([job], filter).length > 0
      go('pending', job.id, 'by itself', isShown ? filter : { ...filter, ...withoutNarrowing })
    }
  }
}

const withoutNarrowing = { words: '', kind: '', category: '', place: '', house: '' } as const

/** A queue without the postings that were decided about: the store tells of that later, or is not asked yet. */
function useWaiting(tab: PostingsTab, isOpen: boolean) {
  const [limit, setLimit] = useState(firstRead)
  const { data, error, retry } = useQueue(tab, isOpen ? limit : 0)
  const decided = useHeldDecisions((state) => state.decided)
  const jobs = useMemo(() => data?.jobs?.filter((job) => !isDecided(decided, job)), [data, decided])
  const total = data && data.total - ((data.jobs?.length ?? 0) - (jobs?.length ?? 0))
  const hasMore = data?.jobs !== undefined && data.jobs.length < data.total
  return { jobs, total, error, retry, showMore: hasMore ? () => setLimit(limit + readMore) : undefined }
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
