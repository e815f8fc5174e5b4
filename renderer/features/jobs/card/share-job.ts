import { applicationForm } from '#renderer/config/build-time-settings.ts'
import { paths } from '#renderer/config/paths.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import {
  buildShareText,
  buildWhatsappLinkAddress,
  buildWhatsappTextAddress
} from '#shared/domain/job/job-share-text.ts'
import { formatJobTitle } from './job-card-summary.tsx'

export async function shareJob(job: Job, platform: Platform): Promise<void> {
  const { publicAddress } = platform
  const address =
    publicAddress === null
      ? buildWhatsappTextAddress(job, applicationForm)
      : buildWhatsappLinkAddress(job, publicAddress)
  // A kiosk shows a code instead of opening WhatsApp.
  if ((await openExternal(platform, address)) && !platform.kiosk) showToast('jobShared')
}

/** Beyond it the press no longer permits a share sheet: the picture is left out. */
const pictureTimeoutMs = 2_000

/** Shares text, link and picture through the system's sheet. */
export async function openShareSheet(job: Job, { publicAddress }: Platform): Promise<void> {
  const text = buildShareText(job)
  const shared: ShareData =
    publicAddress === null
      ? { title: formatJobTitle(job), text }
      : { title: formatJobTitle(job), text, url: publicAddress + paths.job(job.id) }
  const files = publicAddress === null ? [] : await fetchPicture(job).catch(() => [])
  const withPicture = { ...shared, files }
  try {
    await navigator.share(files.length > 0 && navigator.canShare?.(withPicture) ? withPicture : shared)
  } catch (error) {
    // AbortError: the person closed the sheet.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}

/** The page's og:image; none where the job has no published page. */
async function fetchPicture({ id }: Job): Promise<File[]> {
  const signal = AbortSignal.timeout(pictureTimeoutMs)
  const page = await (await fetch(paths.job(id), { signal })).text()
  const [, address] = /<meta property="og:image" content="[^"]*?(\/pictures\/[\w-]+\.jpg)">/.exec(page) ?? []
  if (!address) return []
  const answer = await fetch(address, { signal })
  return answer.ok ? [new File([await answer.blob()], 'job.jpg', { type: 'image/jpeg' })] : []
}
