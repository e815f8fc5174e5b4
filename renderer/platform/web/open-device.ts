import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { openWebStore } from '#renderer/storage/web/open-web-store.ts'
import type { TabLocks } from '#renderer/storage/web/tabs.ts'
import { askToPersist } from './ask-to-persist.ts'

/** What a browser keeps where the board is shared: it begins with nothing. Rejects with 'unavailable' where nothing can be stored. */
export function openDevice(storage: LocalStorageArea, locks: TabLocks): Promise<DocumentStore> {
  return openWebStore({ storage, initializers: [], locks, onFirstChange: askToPersist })
}
