import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import type { ManagedSession } from './sessions.ts'
import { createRandomName, identifyTab, markSuffix, sessionPrefix, type TabLocks } from './tab.ts'

export interface TabSession extends SessionStorage {
  /** Resolves when a found session is resumed or refused, or another tab's taken over; until then there is none. */
  readonly opened?: Promise<void>
}

/** A reopened tab does not resume its session. Closed tabs' are removed by code loaded only where somebody is, or was, signed in. */
export function openTabSession(storage: LocalStorageArea, locks: TabLocks): TabSession {
  const fresh = createRandomName()
  const name = identifyTab(fresh)
  let key = sessionPrefix + name
  let tended: ManagedSession | undefined
  let isTended = false
  let isRefused = false
  const read = () => {
    try {
      return isRefused ? null : storage.read(key)
    } catch {
      return null
    }
  }
  const tend = async (isNew?: boolean) => {
    if (isTended || !storage.keys().some((each) => each.startsWith(sessionPrefix))) return
    isTended = true
    try {
      tended = await (await import('./sessions.ts')).manageTabSession(storage, locks, {
        key,
        isFound: isRefused,
        isNew
      })
      ;({ key, isRefused } = tended)
    } catch {
      isTended = false
    }
  }
  const write = (text: string | null) => {
    // Other tabs may share the session under this key; the next one is this tab's own.
    if (text && text !== read()) key = tended?.rename() ?? key
    storage.write(key, text)
    // At once: the page may end before the code comes that tends the mark.
    if (text) storage.write(key + markSuffix, `open ${Date.now()}`)
    isRefused = false
    tend()
  }
  isRefused = read() !== null
  storage.watch(() => void tend())
  return {
    opened: tend(name === fresh),
    read,
    write,
    clear: () => write(null),
    watch: (listener) =>
      storage.watch((changed) => {
        if (changed === key || changed === null) listener()
      })
  }
}
