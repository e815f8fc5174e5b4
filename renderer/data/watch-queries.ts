import { type Collection, type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

/** Of a live query: the first is called with the result now and after each change, the second with its failures. */
export type Listeners<Result> = [listener: (result: Result) => void, onError: (error: StoreError) => void]

export type Watch<Result> = (...on: Listeners<Result>) => Unsubscribe

export function mapWatch<From, To>(watch: Watch<From>, map: (result: From) => To): Watch<To> {
  return (listener, onError) => watch((result) => listener(map(result)), onError)
}

export function watchQuery<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  query: Query<T>
): Watch<QueryResult<T>> {
  return (...on) => documents.watch(collection, query, ...on)
}

export function watchList<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  query: Query<T>
): Watch<T[]> {
  return mapWatch(watchQuery(documents, collection, query), (found) => found.documents)
}

export function watchCount<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  query: Pick<Query<T>, 'where'> & Partial<Pick<Query<T>, 'order'>>
): Watch<number> {
  return mapWatch(watchQuery(documents, collection, { order: 'stored', ...query, limit: 0 }), ({ total }) => total)
}

/** null: there is none. */
export function watchOne<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  id: string
): Watch<T | null> {
  const where = { id } as Query<T>['where'] & {}
  return mapWatch(watchList(documents, collection, { where, order: 'stored', limit: 1 }), ([found = null]) => found)
}

type Watches<Results extends readonly unknown[]> = { readonly [Each in keyof Results]: Watch<Results[Each]> }

/** All results, in the order of the watches, once each has one. */
export function watchTogether<const Results extends readonly unknown[]>(watches: Watches<Results>): Watch<Results> {
  return (listener, onError) => {
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
}

/** One result that never changes. */
export function watchFixed<Result>(result: Result): Watch<Result> {
  return (listener) => {
    listener(result)
    return () => {}
  }
}

/** Refuses others at once: an empty list would look like the whole one. */
export function watchAsAdministrator<Result>(
  actor: Pick<SessionUser, 'role'> | null,
  watch: Watch<Result>
): Watch<Result> {
  if (actor?.role === 'Admin') return watch
  return (_listener, onError) => {
    onError(new StoreError('refused', 'this is for the administrator alone'))
    return () => {}
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
    const publish = () => {
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
          publish()
        },
        () => {
          known[name] ??= unknown
          publish()
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
        publish()
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
