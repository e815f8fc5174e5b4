import { useMemo } from 'react'
import type { ReportedPostings } from '#renderer/data/reports/reported-on-device.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { usePosting } from '#renderer/postings/queries.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { isDecided, nameReported, useHeldDecisions } from '../decide/held-decisions.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { type QueuePlace, useQueuePlace } from '../use-queue-position.ts'

/** The queue of what people have reported, a posting each, and the ways through it. */
export interface ReportsDesk extends QueuePlace {
  /** How many postings wait: those whose employer was asked do not. undefined: not known yet. */
  total: number | undefined
  /** In the order in which they should be read; undefined: not known yet. */
  waiting: readonly ReportedPosting[] | undefined
  /** What of it is chosen; undefined: not known yet; null: nothing of that posting waits. */
  shown: ReportedPosting | null | undefined
  /** The posting itself, as it is now; undefined: not known yet; null: it is gone. */
  job: Job | null | undefined
  isError: boolean
  error: StoreError | undefined
  retry(): void
}

export function useReportsDesk(): ReportsDesk {
  const address = useDeskAddress()
  const { waiting, total, error, retry } = useWaiting()
  const place = useQueuePlace('reports', address, waiting)
  const posting = usePosting(place.chosen)
  const problem = error ?? posting.error
  return {
    ...place,
    waiting,
    total,
    shown: waiting && (waiting[place.index] ?? null),
    job: posting.data,
    isError: problem !== undefined,
    error: problem,
    retry() {
      retry()
      posting.retry()
    }
  }
}

/** What waits, without what was decided about: the store tells of that later, or is not asked yet. */
function useWaiting() {
  const { reports } = useRepositories()
  const { data, error, retry } = useLiveQuery<ReportedPostings>(
    (onData, onError) => reports.watch((opened) => opened.watchWaiting(onData, onError), onError),
    [reports]
  )
  const decided = useHeldDecisions((state) => state.decided)
  const waiting = useMemo(
    () => data?.postings.filter((posting) => !isDecided(decided, nameReported(posting))),
    [data, decided]
  )
  const countOpen = (postings: readonly ReportedPosting[] = []) =>
    postings.filter(({ state }) => state === 'open').length
  const total = data && data.total - (countOpen(data.postings) - countOpen(waiting))
  return { waiting, total, error, retry }
}
