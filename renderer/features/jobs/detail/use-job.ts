import { useServices } from '#renderer/hooks/services.ts'
import { type LiveQuery, type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { Job } from '#shared/domain/job/job.ts'

const jobQuery: LiveQueryMemory<Job | null> = {}

/** The public job with this id, now and after every change of it; null: there is none, or it is not public. */
export function useJob(id: string): LiveQuery<Job | null> {
  const { jobs } = useServices()
  return useLiveQuery<Job | null>((onData, onError) => jobs.watchJob(id, onData, onError), [jobs, id], {
    memory: jobQuery
  })
}
