import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'

type RunQuery = <T extends Document>(collection: Collection<T>, query: Query<T>) => Promise<QueryResult<T>>

interface LiveQuery {
  readonly name: string
  refresh(): void
}

interface LiveQueries {
  watch: DocumentStore['watch']
  refresh(collection?: string): void
}

/** The live queries of a store. A listener is called only when the result has changed. */
export function createLiveQueries(runQuery: RunQuery): LiveQueries {
  const active = new Set<LiveQuery>()
  return {
    watch(collection, query, listener, onError) {
      const isActive = () => active.has(liveQuery)
      const liveQuery: LiveQuery = {
        name: collection.name,
        refresh: coalesceRefreshes(() => runQuery(collection, query), listener, onError, isActive)
      }
      active.add(liveQuery)
      liveQuery.refresh()
      // `unexpired` ends with a day. A timer to the next midnight would be late by as long as the device has slept.
      const timer = query.unexpired ? setInterval(liveQuery.refresh, 60_000) : undefined
      return () => {
        active.delete(liveQuery)
        clearInterval(timer)
      }
    },
    refresh(collection) {
      for (const liveQuery of [...active])
        if (collection === undefined || liveQuery.name === collection) liveQuery.refresh()
    }
  }
}

/** One run at a time, and one more for all requests in between: an older result never follows a newer one. */
function coalesceRefreshes<T extends Document>(
  runQuery: () => Promise<QueryResult<T>>,
  listener: (result: QueryResult<T>) => void,
  onError: (error: StoreError) => void,
  isActive: () => boolean
): () => void {
  let last: QueryResult<T> | StoreError | undefined
  let busy = false
  let again = false
  const deliver = (outcome: QueryResult<T> | StoreError) => {
    if (!isActive() || (last && isSameOutcome(last, outcome))) return
    last = outcome
    if (outcome instanceof StoreError) onError(outcome)
    else listener(outcome)
  }
  const refresh = () => {
    again = busy
    if (busy) return
    busy = true
    runQuery()
      .catch((error: unknown) => ensureStoreError(error))
      .then(deliver)
      .finally(() => {
        busy = false
        if (again) refresh()
      })
  }
  return refresh
}

function ensureStoreError(error: unknown): StoreError {
  return error instanceof StoreError
    ? error
    : new StoreError('unavailable', 'the storage cannot be read', { cause: error })
}

function isSameOutcome<T extends Document>(a: QueryResult<T> | StoreError, b: QueryResult<T> | StoreError): boolean {
  if (a instanceof StoreError || b instanceof StoreError) {
    return a instanceof StoreError && b instanceof StoreError && a.failure === b.failure
  }
  return (
    a.total === b.total &&
    a.totalIs === b.totalIs &&
    a.next === b.next &&
    a.documents.length === b.documents.length &&
    a.documents.every((document, index) => document === b.documents[index])
  )
}
