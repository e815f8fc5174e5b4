import { useCallback } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job.ts'

export type ShareJob = (job: Job) => void

/** Opens WhatsApp with the job in the message, and says so. */
export function useShare(): ShareJob {
  const { platform } = useServices()
  return useCallback(
    async (job) => {
      try {
        const { buildWhatsappShareAddress } = await import('#shared/domain/share-job.ts')
        const opened = await platform.openExternal(buildWhatsappShareAddress(job, platform.publicAddress))
        showToast(opened ? 'jobShared' : 'linkRefused')
      } catch {
        showToast('linkNotOpened')
      }
    },
    [platform]
  )
}
