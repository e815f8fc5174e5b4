import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { toStoreError } from '#renderer/storage/web/local-storage.ts'
import { createRandomName } from '#renderer/storage/web/tabs.ts'

/** sessionStorage remembers the tab's name across a reload; the session itself lies in localStorage under that name. */
const tabKey = 'loupe.tab'
const keyPrefix = 'session_'

/** A tab that reloads is gone for a moment; one that is gone for longer than this was closed. */
const closedAfterMs = 60_000

/**
 * The session of this tab. `storage` is undefined where localStorage is blocked: a session then lasts as long as the page.
 * Sessions that closed tabs have left behind are swept away.
 */
export function openTabSession(storage: LocalStorageArea | undefined, locks: LockManager | undefined): SessionStorage {
  const key = keyPrefix + identifyTab()
  let unstored: string | null = null
  if (storage && locks) {
    // Held as long as the tab lives. Its end needs no answer.
    locks.request(key, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
    removeOrphanedSessions(locks).catch(() => {})
  }
  const write = (text: string | null) => {
    unstored = text
    try {
      storage?.write(key, text)
    } catch (error) {
      throw toStoreError(error)
    }
  }
  return {
    read() {
      if (!storage) return unstored
      try {
        return storage.read(key)
      } catch {
        return null
      }
    },
    write,
    clear: () => write(null),
    watch: (listener) =>
      storage?.watch((changed) => {
        if (changed === key || changed === null) listener()
      }) ?? (() => {})
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

async function removeOrphanedSessions(locks: LockManager): Promise<void> {
  const before = await listOrphanedKeys(locks)
  await new Promise((resolve) => setTimeout(resolve, closedAfterMs))
  const still = await listOrphanedKeys(locks)
  for (const key of before) if (still.has(key)) window.localStorage.removeItem(key)
}

async function listOrphanedKeys(locks: LockManager): Promise<Set<string>> {
  const { held = [], pending = [] } = await locks.query()
  const alive = new Set([...held, ...pending].map((lock) => lock.name))
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(keyPrefix))
  return new Set(keys.filter((key) => !alive.has(key)))
}
