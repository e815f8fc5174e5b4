import type { DocumentList } from '#renderer/storage/core/document-list.ts'
import { applyChange, applyRemoval, type Edit } from '#renderer/storage/core/document-list.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import type { CollectionCache } from './collection-cache.ts'
import type { CollectionState } from './collection-state.ts'
import type { LogOperation } from './transaction.ts'

/** The documents of a board, one by one and by query. */
export function boardDocuments(board: CollectionCache): Pick<DocumentStore, 'get' | 'query' | 'change' | 'remove'> {
  const listIn = async <T extends Document>(collection: Collection<T>) => readable<T>(await board.read(collection))
  const write = async <T extends Document>(
    collection: Collection<T>,
    id: string,
    edit: (list: DocumentList<T>) => Edit<T> | undefined
  ): Promise<T | undefined> => {
    let edited: Edit<T> | undefined
    const step = (held: CollectionState) => {
      if (board.isShownInstead(collection)) throw new StoreError('full', 'there was no room to begin')
      edited = edit(readable<T>(held))
      return edited && stepOf(edited)
    }
    await board.write(collection, step, { id })
    return edited?.stored?.document
  }
  return {
    async get(collection, id) {
      const { entries, places } = await listIn(collection)
      return entries[places.get(id) ?? -1]?.document
    },
    async query(collection, query) {
      return runQuery((await listIn(collection)).documents, query, collection.searchText)
    },
    async change(collection, id, mutate, expected) {
      const document = await write(collection, id, (list) => applyChange(list, collection, id, mutate, expected))
      if (!document) throw new StoreError('unavailable', 'nothing was written')
      return document
    },
    async remove(collection, id, expected) {
      await write(collection, id, (list) => applyRemoval(list, id, expected))
    }
  }
}

/** A board holds every collection as what its own schema made of it. */
function readable<T extends Document>({ list }: CollectionState): DocumentList<T> {
  if (!list) throw new StoreError('damaged', 'what is stored is not a list')
  return list as DocumentList<T>
}

function stepOf({ id, stored, created, list }: Edit<Document>): LogOperation {
  return { kind: 'change', id, created, list, ...(stored && { value: stored.raw }) }
}
