import type { JobCounts } from '#renderer/data/jobs-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { type LiveQuery, type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { Job } from '#shared/domain/job/job.ts'

const featuredMemory: LiveQueryMemory<Job[]> = {}
const countsMemory: LiveQueryMemory<JobCounts> = {}

/** The featured jobs. */
export function useFeatured(): LiveQuery<Job[]> {
  const { jobs } = useServices()
  return useLiveQuery((onData, onError) => jobs.watchFeatured(onData, onError), [jobs], { memory: featuredMemory })
}

/** How many public jobs there are. */
export function useCounts(): LiveQuery<JobCounts> {
  const { jobs } = useServices()
  return useLiveQuery((onData, onError) => jobs.watchCounts(onData, onError), [jobs], { memory: countsMemory })
}
