import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { holdLock, markSuffix, nameTab, readTabName, sessionPrefix, type TabLocks } from './browser-tab-name.ts'

export interface TabSession extends SessionStorage {
  /** Resolves when a found session is resumed or removed, or another tab's taken over; until then there is none. */
  readonly opened?: Promise<void>
}

/** The session of this tab. What ends it with its tab is code loaded only where a person is, or was, signed in. */
export function openTabSession(storage: LocalStorageArea, locks: TabLocks): TabSession {
  const known = readTabName()
  const tab = { key: sessionPrefix + (known ?? nameTab()) }
  const readStored = () => {
    try {
      return storage.read(tab.key)
    } catch {
      return null
    }
  }
  let isOpened = readStored() === null
  let isManaged = false
  let release = () => {}
  const hold = () => {
    release()
    release = holdLock(locks, tab.key)
  }
  const read = () => (isOpened ? readStored() : null)
  const manage = async (isNew = false) => {
    if (isManaged || !storage.keys().some((each) => each.startsWith(sessionPrefix))) return
    isManaged = true
    try {
      const { manageTabSession } = await import('./manage-tab-session.ts')
      await manageTabSession(storage, locks, tab, { isNew, isFound: !isOpened })
      isOpened = true
      hold()
    } catch {
      isManaged = false
    }
  }
  const write = (text: string | null) => {
    // Other tabs may share the session of the earlier name; this one is the tab's own.
    if (text && text !== read()) {
      tab.key = sessionPrefix + nameTab()
      if (isManaged) hold()
    }
    // Before the session, which never is without a mark.
    storage.write(tab.key + markSuffix, text && `open ${Date.now()}`)
    storage.write(tab.key, text)
    isOpened = true
    void manage()
  }
  storage.watch(() => void manage())
  return {
    opened: manage(known === null),
    read,
    write,
    clear: () => write(null),
    watch: (listener) =>
      storage.watch((changed) => {
        if (changed === tab.key || changed === null) listener()
      })
  }
}
