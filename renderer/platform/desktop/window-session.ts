import type { SessionText } from '#renderer/platform/session-storage.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

const key = 'session'

/** The session of this window: it outlives a reload, and ends when the window is closed, as on a shared PC it should. */
export function windowSession(): SessionText {
  return {
    read() {
      try {
        return window.sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (text) => kept(() => window.sessionStorage.setItem(key, text)),
    clear: () => kept(() => window.sessionStorage.removeItem(key)),
    // Nobody else can reach the session storage of a window.
    watch: () => () => {}
  }
}

function kept(write: () => void): void {
  try {
    write()
  } catch (cause) {
    throw new StoreError('unavailable', 'the session cannot be kept', { cause })
  }
}
