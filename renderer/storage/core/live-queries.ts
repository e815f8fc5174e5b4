import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'

type Read = <T extends Document>(collection: Collection<T>, query: Query<T>) => Promise<QueryResult<T>>

interface Watch {
  readonly name: string
  refresh(): void
}

export interface LiveQueries {
  watch: DocumentStore['watch']
  /** Looks again wherever this collection, or (without a name) anything, is watched. */
  refresh(collection?: string): void
}

/** The watches of a store: each runs its query again when told to look, and speaks only when the answer is another one. */
export function liveQueries(read: Read): LiveQueries {
  const watches = new Set<Watch>()
  return {
    watch(collection, query, listener, failed) {
      const wanted = () => watches.has(watch)
      const watch: Watch = {
        name: collection.name,
        refresh: coalesced(() => read(collection, query), listener, failed, wanted)
      }
      watches.add(watch)
      watch.refresh()
      return () => void watches.delete(watch)
    },
    refresh(collection) {
      for (const watch of [...watches]) if (collection === undefined || watch.name === collection) watch.refresh()
    }
  }
}

/** One look at a time; those asked for meanwhile become one more, so that an older answer never follows a newer one. */
function coalesced<T extends Document>(
  read: () => Promise<QueryResult<T>>,
  listener: (result: QueryResult<T>) => void,
  failed: (error: StoreError) => void,
  wanted: () => boolean
): () => void {
  let last: QueryResult<T> | StoreError | undefined
  let busy = false
  let again = false
  const tell = (answer: QueryResult<T> | StoreError) => {
    if (!wanted() || (last && sameAnswer(last, answer))) return
    last = answer
    if (answer instanceof StoreError) failed(answer)
    else listener(answer)
  }
  const look = () => {
    again = busy
    if (busy) return
    busy = true
    read()
      .catch((error: unknown) => asStoreError(error))
      .then(tell)
      .finally(() => {
        busy = false
        if (again) look()
      })
  }
  return look
}

function asStoreError(error: unknown): StoreError {
  return error instanceof StoreError
    ? error
    : new StoreError('unavailable', 'the storage cannot be read', { cause: error })
}

/** An untouched document stays the same object, so a comparison by identity is enough. */
function sameAnswer<T extends Document>(a: QueryResult<T> | StoreError, b: QueryResult<T> | StoreError): boolean {
  if (a instanceof StoreError || b instanceof StoreError) {
    return a instanceof StoreError && b instanceof StoreError && a.failure === b.failure
  }
  return (
    a.total === b.total &&
    a.next === b.next &&
    a.documents.length === b.documents.length &&
    a.documents.every((document, place) => document === b.documents[place])
  )
}
