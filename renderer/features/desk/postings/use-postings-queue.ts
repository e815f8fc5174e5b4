import { useCallback, useState } from 'react'
import type { DeskTab } from '#renderer/config/desk-address.ts'
import { usePosting, useQueue } from '#renderer/postings/queries.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { filterQueue, narrows, type QueueFilter, wholeQueue } from '../queue/queue-filter.ts'
import type { DeskAddress } from '../queue/use-desk-address.ts'
import { useDeskQueue } from '../queue/use-desk-queue.ts'
import { type FindFlags, weighFlags } from './use-find-flags.ts'

/** Postings of a queue read per page, the oldest first: one may have 100,000 letters, so a flood from one sender hides nobody else. */
const readTogether = 200

type PostingsTab = Extract<DeskTab, 'pending' | 'rejected'>

export type PostingsQueue = ReturnType<typeof usePostingsQueue>

export function usePostingsQueue(address: DeskAddress, findFlags: FindFlags) {
  const { tab: openTab, filter, go } = address
  const tab: PostingsTab = openTab === 'rejected' ? openTab : 'pending'
  const pending = useRead('pending', openTab === 'pending')
  const rejected = useRead('rejected', openTab === 'rejected')
  const source = tab === 'pending' ? pending : rejected
  const arrange = useCallback(
    (all: readonly Job[]) => filterQueue(all, filter, (job) => weighFlags(findFlags(job))),
    [filter, findFlags]
  )
  const queue = useDeskQueue(tab, address, source, arrange)
  const posting = usePosting(queue.chosen)
  return {
    ...{ ...queue, tab, filter },
    /** The chosen posting; undefined: not known yet; null: there is none with that id. */
    shown: posting.data === undefined ? queue.waiting?.[queue.index] : posting.data,
    totals: { pending: pending.total, rejected: rejected.total, [tab]: queue.total },
    error: queue.error ?? posting.error,
    retry() {
      for (const query of [pending, rejected, posting]) query.retry()
    },
    correct: (newer: Job) => newer.id === queue.chosen && posting.setData(newer),
    show(wanted: QueueFilter) {
      const left = queue.all ? filterQueue(queue.all, wanted) : []
      const stays = left.some(({ id }) => id === queue.chosen)
      go(tab, stays ? queue.chosen : (left[0]?.id ?? null), 'auto', () => wanted)
    },
    /** Shows a posting again that waits again, whatever the filter. */
    comeBack: (job: Job) =>
      go('pending', job.id, 'auto', (now) =>
        !narrows(now) || filterQueue([job], now).length > 0 ? now : { ...wholeQueue, sort: now.sort }
      )
  }
}

function useRead(tab: PostingsTab, isOpen: boolean) {
  const [limit, setLimit] = useState(readTogether)
  const { data, error, retry } = useQueue(tab, isOpen ? limit : 0)
  const hasMore = data?.jobs !== undefined && data.jobs.length < data.total
  return {
    ...{ read: data?.jobs, total: data?.total, error, retry },
    showMore: hasMore ? () => setLimit(limit + readTogether) : undefined
  }
}
