import links from '#renderer/messages/links.json'
import { load } from '#renderer/messages/messages.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { showToast } from './toast-store.ts'

load(links)

/**
 * Opens an address outside of the app; a toast says when it was not opened. Resolves with whether it was, never rejects.
 * @param address or a promise of it
 * @param onBlocked gets the address when the browser blocked the new tab; default: a toast with it as a link
 */
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
