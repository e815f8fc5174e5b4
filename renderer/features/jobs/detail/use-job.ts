import { useEffect } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { useRetry } from '#renderer/hooks/use-retry.ts'
import type { Job } from '#shared/domain/job.ts'
import { followedStore } from '../followed.ts'

const shown = followedStore<string, Job | null>()

interface ShownJob {
  /** undefined: not known yet; null: there is no such job, or it is not public. */
  job: Job | null | undefined
  failed: boolean
  retry: () => void
}

/** The public job with this id, now and after every change of it. */
export function useJob(id: string): ShownJob {
  const { jobs } = useServices()
  const { attempt, retry } = useRetry()
  const { known, failed } = shown.use()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(
    () => shown.follow(jobs, id, (listener, cannot) => jobs.watchJob(id, listener, cannot)),
    [jobs, id, attempt]
  )

  return { job: known?.asked === id ? known.answer : undefined, failed, retry }
}
