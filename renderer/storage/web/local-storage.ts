import { StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'

/** localStorage as one tab sees it. In Chromium this is a copy: writes of another tab arrive later. */
export interface LocalStorageArea {
  read(key: string): string | null
  keys(): string[]
  /** null removes the key. Throws a StoreError; the old value is then kept. */
  write(key: string, text: string | null): void
  /** Calls `listener` after another tab changed a key; null: all were cleared. */
  watch(listener: (key: string | null) => void): Unsubscribe
  /** Calls `listener` when this tab is left or hidden. */
  leaving(listener: () => void): Unsubscribe
}

/** Throws the browser's SecurityError where storage is blocked. */
function openLocalStorage(): LocalStorageArea {
  const storage = window.localStorage
  storage.getItem('')
  return {
    read: (key) => storage.getItem(key),
    keys: () => Object.keys(storage),
    write(key, text) {
      try {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
      } catch (error) {
        throw toStoreError(error)
      }
    },
    watch(listener) {
      const over = new AbortController()
      const onStorage = ({ storageArea, key }: StorageEvent) => storageArea === storage && listener(key)
      window.addEventListener('storage', onStorage, { signal: over.signal })
      return () => over.abort()
    },
    leaving(listener) {
      const over = new AbortController()
      window.addEventListener('pagehide', listener, { signal: over.signal })
      document.addEventListener('visibilitychange', listener, { signal: over.signal })
      return () => over.abort()
    }
  }
}

/** undefined: it is blocked. */
export function findStorage(): LocalStorageArea | undefined {
  try {
    return openLocalStorage()
  } catch {
    return undefined
  }
}

export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const isFull = error instanceof Error && /quota/i.test(error.name)
  const [failure, message] = isFull ? (['full', 'no room is left'] as const) : (['unavailable', 'no storage'] as const)
  return new StoreError(failure, message, { cause: error })
}
