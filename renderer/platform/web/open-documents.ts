import { hasSamples } from '#renderer/config/build-time-settings.ts'
import { initializers as samples } from '#renderer/storage/collections/browser-sample-collections.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { openWebStore } from '#renderer/storage/web/open-web-store.ts'

/** Builds for a shared board take open-documents-lazily.ts instead. @param storage undefined: it is blocked */
export async function openDocuments(storage: LocalStorageArea | undefined): Promise<DocumentStore> {
  const initializers = hasSamples ? samples : []
  try {
    if (storage) return await openWebStore({ storage, initializers })
  } catch {
    // The fallback comes with a notice.
  }
  const { openInMemoryFallback } = await import('#renderer/storage/memory/memory-store.ts')
  return openInMemoryFallback(initializers)
}
