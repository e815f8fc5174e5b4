import {
  type CollectionReference,
  documentId,
  limit,
  orderBy,
  type QueryConstraint,
  type Query as ServerQuery,
  query as serverQuery,
  startAfter,
  Timestamp,
  where
} from 'firebase/firestore'
import type { Cursor, Document, Query } from '#shared/documents/document.ts'
import { fold } from '#shared/documents/fold.ts'
import { createdAt } from './paths.ts'

/**
 * Up to so many documents are read in order to count them, because a listener tells changes only of what it read; more
 * are counted by the server.
 */
const maxReadToCount = 20

/** How many documents at most are searched on this device for what the server cannot look for. */
export const maxSearched = 5000

/** The most documents that Firestore returns for one query. */
const maxPageSize = 10_000

/** How a query is answered. */
export type Plan =
  /** From the one document it asks for. */
  | { by: 'document'; id: string }
  /** From a page that the server has put in order. */
  | PagePlan
  /** By searching on this device in what the server found. */
  | { by: 'search'; page: ServerQuery }

export interface PagePlan {
  by: 'page'
  page: ServerQuery
  /** How many documents `page` asks for: one more than are wanted, or as many as are read to be counted. */
  limit: number
  isFirst: boolean
  /** Finds everything that meets the conditions, to be counted. */
  all: ServerQuery
}

/** @param today the day of the server's calendar (UTC), 'YYYY-MM-DD': the rules refuse a question for what is unexpired on a day before */
export function planQuery<T extends Document>(documents: CollectionReference, query: Query<T>, today: string): Plan {
  const equal = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined)
  const [first, ...others] = equal
  const isSearch = needsTextSearch(query)
  if (first?.[0] === 'id' && others.length === 0 && !isSearch && !query.unexpired)
    return { by: 'document', id: String(first[1]) }
  const conditions = equal.map(([field, value]) => where(field, '==', value))
  if (query.unexpired) conditions.push(where(query.unexpired, '>=', today))
  if (isSearch) {
    return { by: 'search', page: serverQuery(documents, ...conditions, ...buildOrder(query), limit(maxSearched)) }
  }
  const start = buildStart(query)
  const pageLimit = Math.min((query.limit > 0 ? Math.floor(query.limit) : maxReadToCount) + 1, maxPageSize)
  return {
    by: 'page',
    page: serverQuery(documents, ...conditions, ...buildOrder(query), ...start, limit(pageLimit)),
    limit: pageLimit,
    isFirst: start.length === 0,
    // In the same order where a day is compared: the index that the page needs then serves the count, too.
    all: serverQuery(documents, ...conditions, ...(query.unexpired ? buildOrder(query) : []))
  }
}

/** Whether something is looked for that the server cannot find: parts of texts. */
function needsTextSearch<T extends Document>({ contains, every, words = '' }: Query<T>): boolean {
  const texts = [...Object.values(contains ?? {}), ...Object.values(every ?? {}), words].flat()
  return texts.some((text) => fold(String(text ?? '')).trim() !== '')
}

/**
 * Equal values in the order of their names, in the same direction. The server orders by every field that is compared before it orders
 * by names.
 */
function buildOrder<T extends Document>(query: Query<T>): QueryConstraint[] {
  const { order, limit: maxCount } = query
  // What is only counted is read from its new end, where something is most likely to happen. What is searched on the device as well:
  // without an order the server would go by names, and whoever is called '!' would stand before everybody else.
  const isAscending = order === 'stored' ? maxCount > 0 && !needsTextSearch(query) : order.direction === 'ascending'
  return [...listOrderFields(query), documentId()].map((field) => orderBy(field, isAscending ? 'asc' : 'desc'))
}

function listOrderFields<T extends Document>(query: Query<T>): string[] {
  return [findOrderField(query), ...(query.unexpired ? [query.unexpired] : [])]
}

/** The cursor behind a document of a page: its values in the order, and its name. */
export function createCursor<T extends Document>(
  query: Query<T>,
  name: string,
  valueAt: (field: string) => unknown
): Cursor {
  const keys = listOrderFields(query).map((field) => {
    const value = valueAt(field)
    return value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value
  })
  return JSON.stringify([findOrderField(query), keys, name]) as Cursor
}

/** A cursor that is none of this order begins at the start. */
function buildStart<T extends Document>(query: Query<T>): QueryConstraint[] {
  if (query.after === undefined) return []
  try {
    const [field, keys, name] = JSON.parse(query.after) as [unknown, unknown, unknown]
    if (field !== findOrderField(query) || typeof name !== 'string' || !Array.isArray(keys)) return []
    if (keys.length !== listOrderFields(query).length) return []
    const values = keys.map((key) => (Array.isArray(key) ? new Timestamp(Number(key[0]), Number(key[1])) : key))
    return [startAfter(...values, name)]
  } catch {
    return []
  }
}

function findOrderField<T extends Document>({ order }: Query<T>): string {
  return order === 'stored' ? createdAt : order.by
}
