import type { SessionStorage } from '#renderer/platform/platform.ts'
import { type LocalStorageArea, toStoreError } from '#renderer/storage/web/local-storage.ts'
import { createRandomName, type TabLocks } from '#renderer/storage/web/tabs.ts'
import { markSuffix, sessionPrefix } from './session-keys.ts'

export interface TabSession extends SessionStorage {
  /** When it is known whether a session that was found goes on: until then there is none. Never rejects. */
  readonly opened?: Promise<void>
}

/** sessionStorage remembers the tab's name across a reload; the session itself lies in localStorage under that name. */
const tabKey = 'loupe.tab'

/**
 * The session of this tab. What a closed tab has left is not given back when the browser opens it again, and is removed as long
 * as any tab is open: by code that is fetched where somebody is signed in, or was.
 */
export function openTabSession(storage: LocalStorageArea, locks: TabLocks): TabSession {
  const key = sessionPrefix + identifyTab()
  let isTended = false
  let isRefused = false
  const read = () => {
    try {
      return isRefused ? null : storage.read(key)
    } catch {
      return null
    }
  }
  const tend = async () => {
    if (isTended || !storage.keys().some((each) => each.startsWith(sessionPrefix))) return
    isTended = true
    try {
      isRefused = await (await import('./sessions.ts')).tendSessions(storage, locks, key, isRefused)
    } catch {
      isTended = false
    }
  }
  const write = (text: string | null) => {
    try {
      storage.write(key, text)
      // At once: the page may end before the code comes that tends the mark.
      if (text) storage.write(key + markSuffix, `open ${Date.now()}`)
    } catch (error) {
      throw toStoreError(error)
    }
    isRefused = false
    tend()
  }
  isRefused = read() !== null
  storage.watch(tend)
  return {
    opened: tend(),
    read,
    write,
    clear: () => write(null),
    watch: (listener) =>
      storage.watch((changed) => {
        if (changed === key || changed === null) listener()
      })
  }
}

function identifyTab(): string {
  const fresh = createRandomName()
  try {
    const stored = window.sessionStorage.getItem(tabKey)
    if (stored !== null && /^[\w-]{8,64}$/.test(stored)) return stored
    window.sessionStorage.setItem(tabKey, fresh)
  } catch {
    // Blocked: the tab has a new name after every load, and nobody stays signed in.
  }
  return fresh
}
