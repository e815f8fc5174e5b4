import { useCallback } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { shareJob } from './share-sheet.ts'

export type ShareJob = (job: Job) => void

export function useShare(): ShareJob {
  const { platform } = useServices()
  return useCallback(
    (job) => {
      void shareJob(job, platform)
    },
    [platform]
  )
}
