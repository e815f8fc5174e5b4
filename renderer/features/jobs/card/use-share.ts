import { useCallback } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

export type ShareJob = (job: Job) => void

/** Opens WhatsApp with the job in the message, and says so. */
export function useShare(): ShareJob {
  const { platform } = useServices()
  return useCallback(
    async (job) => {
      const address = import('#shared/domain/job/share-job.ts').then(({ buildWhatsappShareAddress }) =>
        buildWhatsappShareAddress(job, platform.publicAddress)
      )
      if (await openExternal(platform, address)) showToast('jobShared')
    },
    [platform]
  )
}
