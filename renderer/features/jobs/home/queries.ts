import type { JobCounts } from '#renderer/data/jobs-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { Job } from '#shared/domain/job.ts'
import { resultMemory } from '../result-memory.ts'

const featured = resultMemory<Job[]>()
const counts = resultMemory<JobCounts>()

/** The featured jobs. */
export function useFeatured(): LiveQuery<Job[]> {
  const { jobs } = useServices()
  const query = useLiveQuery<Job[]>((onData, onError) => jobs.watchFeatured(onData, onError), [jobs], {
    initialData: featured.of(jobs)
  })
  return featured.useKeeping(jobs, query)
}

/** How many public jobs there are; undefined until that is known. */
export function useCounts(): JobCounts | undefined {
  const { jobs } = useServices()
  const query = useLiveQuery<JobCounts>((onData, onError) => jobs.watchCounts(onData, onError), [jobs], {
    initialData: counts.of(jobs)
  })
  return counts.useKeeping(jobs, query).data
}
