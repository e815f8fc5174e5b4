import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { CollectionInitializer as Initializer } from '#shared/storage/initialization.ts'

/** How a collection begins, with the collection it is about. Its sample may have to be fetched. */
export interface EagerInitializer extends Initializer<Promise<readonly Document[]>> {
  readonly collection: Collection<Document>
}

/** That of a collection which no first page shows: it is fetched, and asked, when the collection is first asked for. */
export interface LazyInitializer {
  /** Of the collection. */
  readonly name: string
  load(): Promise<EagerInitializer>
}

export type CollectionInitializer = EagerInitializer | LazyInitializer
