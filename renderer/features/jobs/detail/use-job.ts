import { useServices } from '#renderer/hooks/services.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { Job } from '#shared/domain/job.ts'
import { resultMemory } from '../result-memory.ts'

interface PublicJob {
  id: string
  /** null: there is no such job, or it is not public. */
  job: Job | null
}

const shown = resultMemory<PublicJob>()

/** The public job with this id, now and after every change of it. */
export function useJob(id: string): LiveQuery<PublicJob> {
  const { jobs } = useServices()
  const before = shown.of(jobs)
  const query = useLiveQuery<PublicJob>(
    (onData, onError) => jobs.watchJob(id, (job) => onData({ id, job }), onError),
    [jobs, id],
    { initialData: before?.id === id ? before : undefined }
  )
  return shown.useKeeping(jobs, query)
}
