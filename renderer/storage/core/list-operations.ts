import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import type { Edit } from './apply-document-edits.ts'
import { lazy } from './lazy-loading.ts'
import type { DocumentList } from './parse-document-list.ts'

const edits = lazy(() => import('./apply-document-edits.ts'))

interface ListAccess {
  read<T extends Document>(collection: Collection<T>): Promise<DocumentList<T>>
  /** Stores an edit of the newest list as one step; undefined: there is nothing to store. */
  write<T extends Document>(
    collection: Collection<T>,
    edit: (list: DocumentList<T>) => Edit<T> | undefined
  ): Promise<Edit<T> | undefined>
}

export function createListOperations({
  read,
  write
}: ListAccess): Pick<DocumentStore, 'get' | 'query' | 'change' | 'remove'> {
  return {
    async get(collection, id) {
      const { entries, indexById } = await read(collection)
      return entries[indexById.get(id) ?? -1]?.document
    },
    async query(collection, query) {
      return runQuery((await read(collection)).documents, query, collection.searchText)
    },
    async change(collection, id, mutate, expected) {
      const { applyChange } = await edits.open()
      const made = await write(collection, (list) => applyChange(list, collection, id, mutate, expected))
      if (!made?.stored) throw new StoreError('unavailable', 'nothing was written')
      return made.stored.document
    },
    async remove(collection, id, expected) {
      const { applyRemoval } = await edits.open()
      await write(collection, (list) => applyRemoval(list, id, expected))
    }
  }
}
