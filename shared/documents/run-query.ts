import { conditions } from './conditions.ts'
import { orderedCursor, orderedStart, storedCursor, storedStart } from './cursors.ts'
import type { Document, Query, QueryResult } from './document.ts'
import { comparePlaces, type FieldOrder, firstOf, sortKey } from './ordering.ts'

/**
 * Answers a query from a list of documents in stored order. The documents must be immutable and `searchText` the same
 * function every time: what a search looks in is prepared once per document.
 */
export function runQuery<T extends Document>(
  documents: readonly T[],
  query: Query<T>,
  searchText: (document: T) => string
): QueryResult<T> {
  const meets = conditions(query, searchText)
  return query.order === 'stored'
    ? storedPage(documents, query, meets)
    : orderedPage(documents, query, query.order, meets)
}

function storedPage<T extends Document>(
  documents: readonly T[],
  query: Query<T>,
  meets: (document: T) => boolean
): QueryResult<T> {
  const limit = wanted(query.limit)
  const start = storedStart(documents, query.after)
  const page: T[] = []
  let total = 0
  let next: QueryResult<T>['next']
  let end = 0
  documents.forEach((document, position) => {
    if (!meets(document)) return
    total += 1
    if (position < start) return
    const last = page.at(-1)
    if (page.length < limit) {
      page.push(document)
      end = position
    } else if (last !== undefined) next ??= storedCursor(last, end)
  })
  return result(page, total, next)
}

function orderedPage<T extends Document>(
  documents: readonly T[],
  query: Query<T>,
  order: FieldOrder<T>,
  meets: (document: T) => boolean
): QueryResult<T> {
  const limit = wanted(query.limit)
  const compare = comparePlaces(order.direction)
  const start = orderedStart(order, query.after)
  const rows: { key: string | number; id: string; document: T }[] = []
  let total = 0
  for (const document of documents) {
    if (!meets(document)) continue
    total += 1
    const row = { key: sortKey(document[order.by]), id: document.id, document }
    if (start === undefined || compare(row, start) > 0) rows.push(row)
  }
  const remaining = rows.length
  const page = firstOf(rows, limit, compare)
  const last = page.at(-1)
  const next = last !== undefined && remaining > page.length ? orderedCursor(order, last) : undefined
  return result(
    page.map(({ document }) => document),
    total,
    next
  )
}

function result<T extends Document>(documents: T[], total: number, next: QueryResult<T>['next']): QueryResult<T> {
  return next === undefined ? { documents, total } : { documents, total, next }
}

function wanted(limit: number): number {
  return limit > 0 ? Math.floor(limit) : 0
}
