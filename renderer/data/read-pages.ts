import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'

/** Pagination: follows the cursor to the end. Rejects with a StoreError. */
export async function* readPages<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  query: Query<T>
): AsyncGenerator<T> {
  let after: Query<T>['after']
  do {
    const page: QueryResult<T> = await documents.query(collection, { ...query, after })
    yield* page.documents
    after = page.next
  } while (after !== undefined)
}
