import { createLazyDeviceStore } from '#renderer/storage/core/lazy-device-store.ts'
import { createLazyDocumentStore } from '#renderer/storage/core/lazy-stores.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { askToPersist } from './ask-to-persist.ts'

/**
 * Opens what a browser keeps where the board is shared: only what waits to be sent, so its code comes when that is asked for. Where it
 * cannot be opened, nothing is said to be kept: in memory it would be gone with the page.
 * @param storage undefined: it is blocked
 */
export async function openDocuments(storage: LocalStorageArea | undefined): Promise<DocumentStore> {
  if (!storage) {
    return createLazyDocumentStore(() =>
      import('#renderer/storage/memory/memory-store.ts').then((late) => late.openInMemoryFallback([]))
    )
  }
  return createLazyDeviceStore(async () => {
    const { openWebStore } = await import('#renderer/storage/web/open-web-store.ts')
    return openWebStore({ storage, initializers: [], onFirstChange: askToPersist })
  })
}
