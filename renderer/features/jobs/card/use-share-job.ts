import { useCallback } from 'react'
import { useServices } from '#renderer/hooks/services-context.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { shareJob } from './share-job.ts'

export type ShareJob = (job: Job) => void

export function useShareJob(): ShareJob {
  const { platform } = useServices()
  return useCallback(
    (job) => {
      void shareJob(job, platform)
    },
    [platform]
  )
}
