import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { CollectionInitializer as SharedInitializer } from '#shared/storage/initialization.ts'

/** How a collection of this device begins. */
export interface CollectionInitializer {
  /** Of the collection. */
  readonly name: string
  /** It is initialized while the store opens, because the first page shows it; any other when it is first asked for. */
  readonly isFirst?: true
  load(): Promise<Initializer>
}

/** Its sample may have to be fetched. */
export interface Initializer extends SharedInitializer<Promise<readonly Document[]>> {
  readonly collection: Collection<Document>
}
