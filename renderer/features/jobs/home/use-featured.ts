import { useEffect } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { useRetry } from '#renderer/hooks/use-retry.ts'
import type { Job } from '#shared/domain/job.ts'
import { followedStore } from '../followed.ts'

const featured = followedStore<null, Job[]>()

/** The featured jobs; undefined until they are known. */
export function useFeatured(): { jobs: Job[] | undefined; failed: boolean; retry: () => void } {
  const { jobs } = useServices()
  const { attempt, retry } = useRetry()
  const { known, failed } = featured.use()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(
    () => featured.follow(jobs, null, (listener, cannot) => jobs.watchFeatured(listener, cannot)),
    [jobs, attempt]
  )

  return { jobs: known?.answer, failed, retry }
}
