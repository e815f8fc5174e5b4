import { createCollectionNotices } from '#renderer/storage/core/collection-notices.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Collection, StoreNotices } from '../../document-store.ts'
import type { ConvertedDocument } from './document-converter.ts'

export interface InvalidDocuments extends StoreNotices {
  /** A document that does not parse is named in a notice until it parses, or the notice is dismissed. */
  update<T extends Document>(collection: Collection<T>, read: readonly ConvertedDocument<T>[]): void
  forget(): void
}

/** The notices of a shared board, which has no quarantine: nothing can be undone. */
export function createInvalidDocuments(): InvalidDocuments {
  const notices = createCollectionNotices()
  const found = new Map<string, { collection: Collection<Document>; raw: Map<string, unknown> }>()
  return {
    ...notices,
    update(collection, read) {
      const raw = found.get(collection.name)?.raw ?? new Map<string, unknown>()
      found.set(collection.name, { collection, raw })
      for (const { name, raw: value, document } of read) {
        if (document) raw.delete(name)
        else raw.set(name, value)
      }
      notices.setUnreadable(collection, [...raw.values()])
    },
    forget() {
      for (const { collection } of found.values()) notices.setUnreadable(collection, [])
      found.clear()
    }
  }
}
