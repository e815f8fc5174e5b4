import type { Collection, DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'

export type Watch<Result> = (listener: (result: Result) => void, onError: (error: StoreError) => void) => Unsubscribe

export function watchQuery<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  query: Query<T>
): Watch<QueryResult<T>> {
  return (listener, onError) => documents.watch(collection, query, listener, onError)
}

export function watchList<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  query: Query<T>
): Watch<T[]> {
  return (listener, onError) => documents.watch(collection, query, (found) => listener(found.documents), onError)
}

/** null: there is none. */
export function watchOne<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  id: string
): Watch<T | null> {
  const query = { where: { id } as Query<T>['where'] & {}, order: 'stored', limit: 1 } as const
  return (listener, onError) =>
    documents.watch(collection, query, (found) => listener(found.documents[0] ?? null), onError)
}

type Watches<Results extends readonly unknown[]> = { readonly [Each in keyof Results]: Watch<Results[Each]> }

/** Calls the listener with all results, in the order of the watches, once each has one. */
export function watchTogether<const Results extends readonly unknown[]>(
  watches: Watches<Results>,
  listener: (results: Results) => void,
  onError: (error: StoreError) => void
): Unsubscribe {
  const results = new Map<number, unknown>()
  const stops = watches.map((watch, index) =>
    watch((result) => {
      results.set(index, result)
      if (results.size === watches.length)
        listener(watches.map((_, each) => results.get(each)) as readonly unknown[] as Results)
    }, onError)
  )
  return () => {
    for (const stop of stops) stop()
  }
}

type Total = Pick<QueryResult<never>, 'total' | 'totalIs'>

/** Without an 'Is' a number is exact. */
export interface Totals {
  matching: number
  matchingIs?: 'atLeast'
  all: number
  allIs?: 'atLeast'
}

const unknown: Total = { total: 0, totalIs: 'atLeast' }

/**
 * Watches a list and its totals. Where a shared board counts apart, the list comes first, with 'atLeast' its length, and again with the
 * count; a list is shown even if nothing can be counted.
 * @param list an `uncounted` query
 * @param countMatching counts the whole list; undefined: only the list itself can
 * @param countAll counts what the list was narrowed from; undefined: it was not narrowed
 */
export function watchWithTotals<T extends Document>(
  list: Watch<QueryResult<T>>,
  countMatching: Watch<Total> | undefined,
  countAll: Watch<Total> | undefined
): Watch<readonly [QueryResult<T>, Totals]> {
  return (listener, onError) => {
    const known: { found?: QueryResult<T>; matching?: Total; all?: Total } = {}
    const stops: Unsubscribe[] = []
    const tell = () => {
      const { found, matching, all = unknown } = known
      if (!found) return
      const isExact = found.totalIs === undefined
      // A device answers both questions at once: "12 of 12+" would only flash.
      if (isExact && countAll && !known.all) return
      listener([found, joinTotals(isExact ? found : withCount(found, matching), countAll && all)])
    }
    const follow = (name: 'matching' | 'all', count: Watch<Total> | undefined) => {
      const stop = count?.(
        (total) => {
          known[name] = total
          tell()
        },
        () => {
          known[name] ??= unknown
          tell()
        }
      )
      if (stop) stops.push(stop)
    }
    follow('all', countAll)
    let isCounting = false
    stops.push(
      list((result) => {
        known.found = result
        if (result.totalIs && !isCounting) {
          isCounting = true
          follow('matching', countMatching)
        }
        tell()
      }, onError)
    )
    return () => {
      for (const stop of stops) stop()
    }
  }
}

/** A list may have outgrown its count. */
function withCount(found: Total, counted: Total | undefined): Total {
  return counted && counted.total >= found.total ? counted : found
}

/** The two answers arrive one after the other: never says "24 of 23". */
function joinTotals(found: Total, all: Total = found): Totals {
  const of = all.total < found.total ? { ...found, ...(all.totalIs && { totalIs: all.totalIs }) } : all
  return {
    matching: found.total,
    ...(found.totalIs && { matchingIs: found.totalIs }),
    all: of.total,
    ...(of.totalIs && { allIs: of.totalIs })
  }
}
