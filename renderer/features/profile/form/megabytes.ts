import { t } from '#renderer/messages/messages.ts'

/** '25.1 MB': rounded up to a tenth, so that what is too large never reads like what is not. */
export function formatMegabytes(size: number): string {
  return t('profile.megabytes', { size: Math.ceil((size / (1024 * 1024)) * 10) / 10 })
}
