import { applicationForm } from '#renderer/config/configuration.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildWhatsappLinkAddress, buildWhatsappTextAddress } from '#shared/domain/job/share-job.ts'

export async function shareJob(job: Job, platform: Platform): Promise<void> {
  const { publicAddress } = platform
  const address =
    publicAddress === null
      ? buildWhatsappTextAddress(job, applicationForm)
      : buildWhatsappLinkAddress(job, publicAddress)
  if (await openExternal(platform, address)) showToast('jobShared')
}
