import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'

/** What a store that owns its data does for a collection when it opens. A shared board is never kept up by a client. */
export interface CollectionInitializer {
  readonly collection: Collection<Document>
  /** Why the stored elements must make way for the sample; null when they need not. */
  resetReason(elements: readonly unknown[]): { resetKey: string } | null
  /** The sample documents, as of now. Loaded only where they are needed. */
  sample(): Promise<Document[]>
  /** An element as it is kept from now on; the same value when there is nothing to do. */
  migrate(element: unknown): unknown
}

/** The upkeep of a collection that no first page shows: it is fetched, and done, when the collection is first asked for. */
export interface LazyInitializer {
  /** Of the collection. */
  readonly name: string
  load(): Promise<CollectionInitializer>
}
