import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { CollectionInitializer as SharedInitializer } from '#shared/storage/collection-initialization.ts'

export interface CollectionInitializer {
  readonly name: string
  /** Shown on the first page: initialized while the store opens; any other when it is first asked for. */
  readonly isFirst?: true
  load(): Promise<Initializer>
}

export interface Initializer extends SharedInitializer<Promise<readonly Document[]>> {
  readonly collection: Collection<Document>
}
