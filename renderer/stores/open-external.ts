import type { Platform } from '#renderer/platform/platform.ts'
import { showToast } from './toast-store.ts'

/**
 * Opens an address outside of the app, and says so when it was not opened. Resolves with whether it was; never rejects.
 * @param address or a promise of it, where it has to be looked up first
 */
export async function openExternal(platform: Platform, address: string | Promise<string>): Promise<boolean> {
  try {
    if (await platform.openExternal(await address)) return true
    showToast('linkRefused')
  } catch {
    showToast('linkNotOpened')
  }
  return false
}
