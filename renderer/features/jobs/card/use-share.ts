import { useCallback } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

export type ShareJob = (job: Job) => void

/** Its code is loaded at the first press. */
export function useShare(): ShareJob {
  const { platform } = useServices()
  return useCallback(
    (job) => {
      import('./share-job.ts').then(
        (late) => late.shareJob(job, platform),
        () => showToast('linkNotOpened')
      )
    },
    [platform]
  )
}
