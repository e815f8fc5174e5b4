import type { Document, Query, QueryResult } from '#shared/documents/document.ts'
import type { Collection, Unsubscribe } from '../../document-store.ts'
import type { createRefinement } from '../search/paginated-search.ts'
import type { DocumentConverter } from './document-converter.ts'
import {
  createCursor,
  type PagePlan,
  type Plan,
  type SearchPlan,
  type ServerDocument
} from './firestore-server-query.ts'
import type { InvalidDocuments } from './invalid-documents.ts'
import type { Counted, ListenerSnapshot } from './resilient-listener.ts'

/** Reads one query: by Firebase's library, or by REST. */
export interface QuerySource {
  readonly plan: Plan
  /** Rejects with Firestore's error, or a StoreError where it cannot be reached. */
  readOnce(): Promise<ListenerSnapshot>
  listen(onSnapshot: (snapshot: ListenerSnapshot) => void, onError: (error: unknown) => void): Unsubscribe
}

interface CountedResult<T extends Document> {
  result: QueryResult<T>
  isCounted: boolean
}

/** Builds the result of a query from what its source has read. */
export type BuildResult = ReturnType<typeof createQueryResults>

export function createQueryResults(
  converter: DocumentConverter,
  invalidDocuments: InvalidDocuments,
  loadRefinement: () => Promise<typeof createRefinement>
) {
  function readDocuments<T extends Document>(collection: Collection<T>, docs: readonly ServerDocument[]) {
    const stored = docs.map((doc) => ({ doc, ...converter.convert(collection, doc) }))
    invalidDocuments.update(collection, stored)
    return stored.flatMap(({ doc, document }) => (document ? { doc, document } : []))
  }

  async function buildPage<T extends Document>(
    collection: Collection<T>,
    query: Query<T>,
    plan: PagePlan,
    snapshot: ListenerSnapshot
  ): Promise<CountedResult<T>> {
    const { docs, fromCache, isEnd = docs.length < plan.limit } = snapshot
    const isWhole = isEnd && docs.length < plan.limit
    const shown = docs.slice(0, plan.limit - 1)
    // A count reads the newest first; a notice names them in the order of their creation.
    const found = readDocuments(collection, query.limit > 0 ? shown : shown.toReversed())
    const last = shown.at(-1)
    const isLast = isWhole || query.limit <= 0 || last === undefined
    const partial = {
      documents: query.limit > 0 ? found.map(({ document }) => document) : [],
      ...(isLast ? {} : { next: createCursor(query, last.name, last.fields) })
    }
    const least = found.length + (isLast ? 0 : 1)
    // Offline the cache is all there is.
    if ((isWhole && plan.isFirst) || fromCache) {
      return { result: { ...partial, total: least, ...(!isLast && { totalIs: 'atLeast' as const }) }, isCounted: false }
    }
    const counted = await countOnServer(query, snapshot)
    const total = Math.max(counted.total - (shown.length - found.length), least)
    return { result: { ...partial, ...counted, total }, isCounted: !query.uncounted }
  }

  /** The total of a search is known at its end alone. */
  async function buildFound<T extends Document>(
    collection: Collection<T>,
    query: Query<T>,
    plan: SearchPlan,
    { docs, isEnd }: ListenerSnapshot
  ): Promise<QueryResult<T>> {
    const rank = (await loadRefinement())(collection, query)
    const read = readDocuments(collection, docs).map((each) => ({ ...each, rank: rank(each.document) }))
    const inOrder = read.filter((each) => each.rank > 0)
    const byRank = [...inOrder].sort((one, other) => one.rank - other.rank)
    const sort = query.refine?.sort
    const found = sort?.(byRank) ?? byRank
    const shown = query.limit > 0 ? found.slice(0, query.limit) : []
    const isLast = isEnd === true && shown.length === (query.limit > 0 ? found.length : 0)
    // The cursor is behind the last shown document, or where the search has stopped.
    const isInOrder = shown.every((each, position) => each === inOrder[position])
    const last = shown.length === found.length ? docs.at(-1) : isInOrder ? shown.at(-1)?.doc : undefined
    return {
      documents: shown.map(({ document }) => document),
      total: isEnd || query.limit <= 0 ? found.length : shown.length,
      ...(!(isEnd && plan.isFirst) && { totalIs: 'atLeast' as const }),
      ...(!isEnd && query.limit > 0 && (sort || shown.length === found.length) && { searched: docs.length }),
      ...(!isLast && query.limit > 0 && last && { next: createCursor(query, last.name, last.fields) })
    }
  }

  return async <T extends Document>(
    collection: Collection<T>,
    query: Query<T>,
    plan: Plan,
    snapshot: ListenerSnapshot
  ): Promise<CountedResult<T>> => {
    if (snapshot.isCount) {
      return { result: { documents: [], ...(await countOnServer(query, snapshot)) }, isCounted: true }
    }
    if (plan.by === 'page') return buildPage(collection, query, plan, snapshot)
    if (plan.by === 'search') {
      return { result: await buildFound(collection, query, plan, snapshot), isCounted: false }
    }
    const documents = readDocuments(collection, snapshot.docs).map(({ document }) => document)
    const result = { documents: query.limit > 0 ? documents : [], total: documents.length }
    return { result, isCounted: false }
  }
}

/** A list is shown even if it could not be counted. */
async function countOnServer<T extends Document>(
  { limit, uncounted }: Query<T>,
  snapshot: ListenerSnapshot
): Promise<Counted> {
  const unknown = { total: 0, totalIs: 'atLeast' } as const
  if (uncounted) return unknown
  try {
    return (await snapshot.count?.()) ?? unknown
  } catch (error) {
    if (limit > 0) return unknown
    throw error
  }
}
