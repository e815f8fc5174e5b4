import { useEffect } from 'react'
import type { JobCounts } from '#renderer/data/jobs-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { followedStore } from '../followed.ts'

const counted = followedStore<null, JobCounts>()

/** How many public jobs there are; undefined until that is known. */
export function useCounts(): JobCounts | undefined {
  const { jobs } = useServices()
  const { known } = counted.use()

  useEffect(() => counted.follow(jobs, null, (listener, failed) => jobs.watchCounts(listener, failed)), [jobs])

  return known?.answer
}
