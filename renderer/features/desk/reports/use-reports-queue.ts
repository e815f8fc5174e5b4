import { useMemo } from 'react'
import type { ReportedPostings } from '#renderer/data/reports/reported-on-device.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { usePosting } from '#renderer/postings/queries.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import type { DeskAddress } from '../queue/use-desk-address.ts'
import { type DeskQueue, useDeskQueue } from '../queue/use-desk-queue.ts'

/** What was reported of a posting, with that as it is stored now; null: it is gone. */
export interface Reported extends ReportedPosting {
  stored: Job | null
}

/** The queue of what people have reported, a posting each. Its total counts those whose employer was not asked. */
export interface ReportsQueue extends DeskQueue<ReportedPosting> {
  /** The chosen posting; undefined: not known yet; null: nothing of it waits. */
  shown: Reported | null | undefined
  /** The same posting, whether anything of it waits or not. */
  job: Job | null | undefined
}

export function useReportsQueue(address: DeskAddress): ReportsQueue {
  const { reports } = useRepositories()
  const { data, ...query } = useLiveQuery<ReportedPostings>(
    (onData, onError) => reports.watch((opened) => opened.watchWaiting(onData, onError), onError),
    [reports]
  )
  const queue = useDeskQueue('reports', address, { read: data?.postings, total: data?.total, ...query })
  const posting = usePosting(queue.chosen)
  const { waiting, index } = queue
  const job = posting.data
  const shown = useMemo(() => {
    const reported = waiting && (waiting[index] ?? null)
    return reported && (job === undefined ? undefined : { ...reported, stored: job })
  }, [waiting, index, job])
  return {
    ...{ ...queue, shown, job },
    error: queue.error ?? posting.error,
    retry() {
      query.retry()
      posting.retry()
    }
  }
}
