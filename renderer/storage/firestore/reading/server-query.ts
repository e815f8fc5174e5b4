import type { Cursor, Document, Query } from '#shared/documents/document.ts'
import { fold } from '#shared/documents/fold.ts'
import { createdAt } from '../paths.ts'

/** A document as the server gave it. */
export interface ServerDocument {
  /** From the root of the database: 'jobs/job_1'. */
  readonly path: string
  readonly name: string
  /** With what the database alone needs. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A time as the server keeps it. */
export interface ServerTime {
  readonly seconds: number
  readonly nanoseconds: number
}

export function isServerTime(value: unknown): value is ServerTime {
  if (typeof value !== 'object' || value === null) return false
  const { seconds, nanoseconds } = value as Partial<ServerTime>
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
}

/**
 * Up to so many documents are read in order to count them, because a listener tells changes only of what it read; more
 * are counted by the server.
 */
const maxReadToCount = 20

/** The most documents that one question asks for: the rules refuse more to everybody but the administrator. */
export const maxAsked = 60

/** The most documents that Firestore returns for one query. */
export const maxPageSize = 10_000

/** A question as Firestore understands it, whichever way it is asked. */
export interface ServerQuestion {
  readonly conditions: readonly Condition[]
  readonly order: readonly OrderedField[]
  /** The values of the ordered fields behind which the answer begins, a time as a ServerTime. */
  readonly start?: Position
  /** The last place of the answer. */
  readonly end?: Position
  readonly limit?: number
}

/** A place in an order: the values of the ordered fields, a time as a ServerTime. */
export type Position = readonly unknown[]

export interface Condition {
  readonly field: string
  readonly operator: '==' | '>=' | 'array-contains' | 'array-contains-any'
  readonly value: unknown
}

export interface OrderedField {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** Stands for the name of a document where fields are put in order. */
export const nameField = '__name__'

/** How a query is answered. */
export type Plan =
  /** From the one document it asks for. */
  | { by: 'document'; id: string }
  /** From a page that the server has put in order. */
  | PagePlan
  | SearchPlan

/** By searching on this device in what the server finds, page by page. */
export interface SearchPlan {
  by: 'search'
  /** Without a limit. */
  page: ServerQuestion
  isFirst: boolean
}

export interface PagePlan {
  by: 'page'
  page: ServerQuestion
  /** How many documents `page` asks for: one more than are wanted, or as many as are read to be counted. More than maxAsked are asked for in parts. */
  limit: number
  isFirst: boolean
  /** Finds everything that meets the conditions, to be counted. */
  all: ServerQuestion
}

/** @param today the day of the server's calendar (UTC), 'YYYY-MM-DD': the rules refuse a question for what is unexpired on a day before */
export function planQuery<T extends Document>(query: Query<T>, today: string): Plan {
  const equal = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined)
  const [first, ...others] = equal
  const isSearch = needsTextSearch(query)
  if (first?.[0] === 'id' && others.length === 0 && !isSearch && !query.unexpired)
    return { by: 'document', id: String(first[1]) }
  const conditions: Condition[] = equal.map(([field, value]) => ({ field, operator: '==', value }))
  if (query.unexpired) conditions.push({ field: query.unexpired, operator: '>=', value: today })
  const order = buildOrder(query)
  const start = readStart(query)
  if (isSearch)
    return { by: 'search', page: { conditions, order, ...(start && { start }) }, isFirst: start === undefined }
  const limit = Math.min((query.limit > 0 ? Math.floor(query.limit) : maxReadToCount) + 1, maxPageSize)
  return {
    by: 'page',
    page: { conditions, order, ...(start && { start }), limit },
    limit,
    isFirst: start === undefined,
    // In the same order where a day is compared: the index that the page needs then serves the count, too.
    all: { conditions, order: query.unexpired ? order : [] }
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
function buildOrder<T extends Document>(query: Query<T>): OrderedField[] {
  const { order, limit: maxCount } = query
  // What is only counted is read from its new end, where something is most likely to happen. A search begins there as well: where it is
  // not looked through to its end, what came last is found.
  const isAscending = order === 'stored' ? maxCount > 0 && !needsTextSearch(query) : order.direction === 'ascending'
  return [...listOrderFields(query), nameField].map((field) => ({ field, direction: isAscending ? 'asc' : 'desc' }))
}

function listOrderFields<T extends Document>(query: Query<T>): string[] {
  return [findOrderField(query), ...(query.unexpired ? [query.unexpired] : [])]
}

/** Where a document stands in the order of a question. */
export function findPosition(
  { order }: ServerQuestion,
  name: string,
  fields: Readonly<Record<string, unknown>>
): Position {
  return order.map(({ field }) => (field === nameField ? name : fields[field]))
}

/** The cursor behind a document of a page: its values in the order, and its name. */
export function createCursor<T extends Document>(
  query: Query<T>,
  name: string,
  fields: Readonly<Record<string, unknown>>
): Cursor {
  const keys = listOrderFields(query).map((field) => {
    const value = fields[field]
    return isServerTime(value) ? [value.seconds, value.nanoseconds] : value
  })
  return JSON.stringify([findOrderField(query), keys, name]) as Cursor
}

/** undefined: at the beginning, as with a cursor that is none of this order. */
function readStart<T extends Document>(query: Query<T>): unknown[] | undefined {
  if (query.after === undefined) return undefined
  try {
    const [field, keys, name] = JSON.parse(query.after) as [unknown, unknown, unknown]
    if (field !== findOrderField(query) || typeof name !== 'string' || !Array.isArray(keys)) return undefined
    if (keys.length !== listOrderFields(query).length) return undefined
    const values = keys.map((key) =>
      Array.isArray(key) ? { seconds: Number(key[0]), nanoseconds: Number(key[1]) } : key
    )
    return [...values, name]
  } catch {
    return undefined
  }
}

function findOrderField<T extends Document>({ order }: Query<T>): string {
  return order === 'stored' ? createdAt : order.by
}
