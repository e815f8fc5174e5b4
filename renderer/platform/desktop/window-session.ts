import type { SessionStorage } from '#renderer/platform/platform.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

const sessionKey = 'session'

/** The session of this window: it outlives a reload, and ends when the window is closed, as on a shared PC it should. */
export function createWindowSession(): SessionStorage {
  return {
    read() {
      try {
        return window.sessionStorage.getItem(sessionKey)
      } catch {
        return null
      }
    },
    write: (text) => storeOrThrow(() => window.sessionStorage.setItem(sessionKey, text)),
    clear: () => storeOrThrow(() => window.sessionStorage.removeItem(sessionKey)),
    // Nobody else can reach the session storage of a window.
    watch: () => () => {}
  }
}

function storeOrThrow(write: () => void): void {
  try {
    write()
  } catch (cause) {
    throw new StoreError('unavailable', 'the session cannot be kept', { cause })
  }
}
