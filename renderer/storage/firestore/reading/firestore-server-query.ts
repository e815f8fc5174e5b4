import type { Cursor, Document, Query } from '#shared/documents/document.ts'
import { fold } from '#shared/documents/fold-text.ts'
import { createdAt } from '../document-paths.ts'

export interface ServerDocument {
  readonly path: string
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface ServerTime {
  readonly seconds: number
  readonly nanoseconds: number
}

export function isServerTime(value: unknown): value is ServerTime {
  if (typeof value !== 'object' || value === null) return false
  const { seconds, nanoseconds } = value as Partial<ServerTime>
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
}

/** Up to so many documents are read to be counted, because a listener reports changes of documents alone; more are counted by the server. */
const maxReadToCount = 20

/** The rules refuse more to everybody but the administrator. */
export const maxAsked = 60

/** Firestore returns no more for one query. */
const maxPageSize = 10_000

/** A Firestore query, for the library and for REST alike. */
export interface ServerQuestion {
  readonly conditions: readonly Condition[]
  readonly order: readonly OrderedField[]
  /** The cursor: the page begins behind it. */
  readonly start?: Position
  readonly end?: Position
  readonly limit?: number
}

/** The values of the ordered fields, a time as a ServerTime. */
export type Position = readonly unknown[]

export interface Condition {
  readonly field: string
  readonly operator: '==' | '>=' | 'array-contains' | 'array-contains-any'
  readonly value: unknown
}

interface OrderedField {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

export const nameField = '__name__'

export type Plan = { by: 'document'; id: string } | PagePlan | SearchPlan

/** The device searches in the pages of the server. */
export interface SearchPlan {
  by: 'search'
  page: ServerQuestion
  isFirst: boolean
}

export interface PagePlan {
  by: 'page'
  page: ServerQuestion
  /** One more than wanted, or as many as are read to be counted. Above maxAsked the page is read as a chain. */
  limit: number
  isFirst: boolean
  all: ServerQuestion
}

/** @param today the board's day by the server's clock, 'YYYY-MM-DD': the rules refuse a query for unexpired documents with an earlier one */
export function planQuery<T extends Document>(query: Query<T>, today: string): Plan {
  const equal = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined)
  const [first, ...others] = equal
  const isSearch = needsTextSearch(query)
  if (first?.[0] === 'id' && others.length === 0 && !isSearch && !query.unexpired)
    return { by: 'document', id: String(first[1]) }
  const conditions: Condition[] = equal.map(([field, value]) => ({ field, operator: '==', value }))
  for (const [field, value] of Object.entries(query.from ?? {})) conditions.push({ field, operator: '>=', value })
  if (query.unexpired) conditions.push({ field: query.unexpired, operator: '>=', value: today })
  const order = buildOrder(query)
  const start = readCursor(query)
  if (isSearch)
    return { by: 'search', page: { conditions, order, ...(start && { start }) }, isFirst: start === undefined }
  const limit = Math.min((query.limit > 0 ? Math.floor(query.limit) : maxReadToCount) + 1, maxPageSize)
  return {
    by: 'page',
    page: { conditions, order, ...(start && { start }), limit },
    limit,
    isFirst: start === undefined,
    // A compared day keeps the order, so that the page's index serves the count.
    all: { conditions, order: query.unexpired ? order : [] }
  }
}

function needsTextSearch<T extends Document>({ contains, every, words, search, refine }: Query<T>): boolean {
  if (refine) return true
  const texts = [...Object.values(contains ?? {}), ...Object.values(every ?? {}), words, search?.text].flat()
  return texts.some((text) => fold(String(text ?? '')).trim() !== '')
}

/** Ties are ordered by name, in the same direction. The server orders by every compared field before it orders by names. */
function buildOrder<T extends Document>(query: Query<T>): OrderedField[] {
  const { order, limit: maxCount } = query
  // Counts and searches read the newest first: changes happen there, and a search that stops early has found the latest.
  const isAscending = order === 'stored' ? maxCount > 0 && !needsTextSearch(query) : order.direction === 'ascending'
  return [...listOrderFields(query), nameField].map((field) => ({ field, direction: isAscending ? 'asc' : 'desc' }))
}

function listOrderFields<T extends Document>(query: Query<T>): string[] {
  return [findOrderField(query), ...(query.unexpired ? [query.unexpired] : [])]
}

export function findPosition(
  { order }: ServerQuestion,
  name: string,
  fields: Readonly<Record<string, unknown>>
): Position {
  return order.map(({ field }) => (field === nameField ? name : fields[field]))
}

/** The cursor behind a document: its position, as JSON. */
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

/** Where pagination continues; undefined: at the beginning, as with a cursor of another order. */
function readCursor<T extends Document>(query: Query<T>): unknown[] | undefined {
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
