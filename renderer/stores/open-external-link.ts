import type { Platform } from '#renderer/platform/platform.ts'
import { showToast } from './toast-store.ts'

/** Opens an external address; resolves with whether it was opened, never rejects. `onBlocked`: the browser blocked the tab; default: a toast with the link. */
export async function openExternal(
  platform: Platform,
  address: string | Promise<string>,
  onBlocked = (blocked: string) => showToast('linkBlocked', { address: blocked })
): Promise<boolean> {
  try {
    const opening = await platform.openExternal(await address)
    if (opening === 'opened') return true
    if (opening === 'refused') showToast('linkRefused')
    else onBlocked(opening.blocked)
  } catch {
    showToast('linkNotOpened')
  }
  return false
}
