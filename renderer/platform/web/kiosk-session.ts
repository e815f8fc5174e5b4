import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { sessionPrefix } from './session-keys.ts'

/** What a build that was not made for a kiosk has stored in sessionStorage of who was signed in on a shared board. */
const tokenPrefix = 'firebase:'

/**
 * The session of a tab on a computer that many people use: nothing of it is stored, so nothing brings it back, not even a
 * reload. What an earlier build has stored is removed.
 */
export function openKioskSession(storage: LocalStorageArea | undefined): SessionStorage {
  try {
    for (const key of storage?.keys() ?? []) if (key.startsWith(sessionPrefix)) storage?.write(key, null)
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(tokenPrefix)) window.sessionStorage.removeItem(key)
    }
  } catch {
    // Where storage is blocked nothing lies in it.
  }
  // A browser may keep a whole page, with who is signed in, for the way back to it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  return createMemorySession()
}
