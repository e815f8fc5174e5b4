import { createLazyDeviceStore, createLazyDocumentStore } from '#renderer/storage/core/lazy-stores.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'

/** A shared board keeps only unsent creations here; without storage none: in memory they would end with the page. */
export async function openDocuments(storage: LocalStorageArea | undefined): Promise<DocumentStore> {
  if (!storage) {
    return createLazyDocumentStore(() =>
      import('#renderer/storage/memory/memory-store.ts').then((late) => late.openInMemoryFallback([]))
    )
  }
  return createLazyDeviceStore(async () => {
    const { openWebStore } = await import('#renderer/storage/web/open-web-store.ts')
    return openWebStore({ storage, initializers: [] })
  })
}
