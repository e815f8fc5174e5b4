import { StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'

/** localStorage as one tab sees it. In Chromium this is a copy: what another tab wrote arrives a little later. */
export interface LocalStorageArea {
  read(key: string): string | null
  keys(): string[]
  /** null removes the key. Throws what the browser throws; the old value then stands. */
  write(key: string, text: string | null): void
  /** Calls `listener` after another tab changed a key; null means that everything was cleared. */
  watch(listener: (key: string | null) => void): Unsubscribe
  /** Calls `listener` when this tab is about to be left, or hidden. */
  leaving(listener: () => void): Unsubscribe
}

/** Throws the browser's SecurityError where storage is blocked. */
export function openLocalStorage(): LocalStorageArea {
  const storage = window.localStorage
  storage.getItem('')
  return {
    read: (key) => storage.getItem(key),
    keys: () => Object.keys(storage),
    write(key, text) {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === storage) listener(event.key)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    leaving(listener) {
      window.addEventListener('pagehide', listener)
      document.addEventListener('visibilitychange', listener)
      return () => {
        window.removeEventListener('pagehide', listener)
        document.removeEventListener('visibilitychange', listener)
      }
    }
  }
}

/** What a browser's storage threw, in the words of the contract. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const name = error instanceof Error ? error.name : ''
  if (/quota/i.test(name)) return new StoreError('full', 'there is no room left', { cause: error })
  return new StoreError('unavailable', 'the storage cannot be reached', { cause: error })
}

/** Throws when localStorage refuses every write, which is how some browsers block it. */
export function refuseBlocked(storage: LocalStorageArea, cause: unknown): void {
  try {
    storage.write('loupe.probe', '1')
    storage.write('loupe.probe', null)
  } catch (error) {
    if (toStoreError(error).failure === 'full') return
    throw new StoreError('unavailable', 'localStorage is blocked', { cause })
  }
}
