import type { Job } from '#shared/domain/job.ts'
import type { DeskTab } from './use-desk-address.ts'
import { type Queue, useQueue } from './use-queue.ts'

/** A queue without the posting that was decided a moment ago: the store tells of that only after the desk has moved on. */
export function useWaiting(tab: DeskTab, limit: number, attempt: number, decided: Job | undefined): Queue {
  const { jobs, total, failed } = useQueue(tab, limit, attempt)
  const left = jobs?.filter((job) => !(job.id === decided?.id && job.revision === decided.revision))
  return { jobs: left, total: total && total - ((jobs?.length ?? 0) - (left?.length ?? 0)), failed }
}
