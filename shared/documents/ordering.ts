import type { Cursor, Document, Query } from './document.ts'
import { compareTexts } from './fold.ts'

export type FieldOrder<T extends Document> = Exclude<Query<T>['order'], 'stored'>

export interface OrderPosition {
  key: SortKey
  id: string
}

/** '' is neither text nor number and comes first, then numbers, then texts. */
type SortKey = string | number

export function toSortKey(value: unknown): SortKey {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' && !Number.isNaN(value) ? value : ''
}

/** Equal keys: by id, in the same direction. */
export function comparePositions(
  direction: FieldOrder<Document>['direction']
): (one: OrderPosition, other: OrderPosition) => number {
  const sign = direction === 'ascending' ? 1 : -1
  return (one, other) => sign * (compareKeys(one.key, other.key) || compareTexts(one.id, other.id))
}

function compareKeys(one: SortKey, other: SortKey): number {
  return typeof one === typeof other ? compareTexts(one, other) : rankKey(one) - rankKey(other)
}

function rankKey(key: SortKey): number {
  if (key === '') return 0
  return typeof key === 'number' ? 1 : 2
}

export function createStoredCursor(document: Document, position: number): Cursor {
  return JSON.stringify([document.id, position]) as Cursor
}

/** 0 for a foreign cursor. */
export function findStoredStart(documents: readonly Document[], after: Cursor | undefined): number {
  const [id, position, ...more] = parseParts(after)
  if (typeof id !== 'string' || !isPosition(position) || more.length > 0) return 0
  if (documents[position]?.id === id) return position + 1
  const moved = documents.findIndex((document) => document.id === id)
  // Gone: the document behind it has moved up.
  return moved < 0 ? position : moved + 1
}

export function createOrderedCursor<T extends Document>(order: FieldOrder<T>, { key, id }: OrderPosition): Cursor {
  return JSON.stringify([order.by, order.direction, key, id]) as Cursor
}

/** undefined (the start) for a cursor of another order. */
export function parseOrderedStart<T extends Document>(
  order: FieldOrder<T>,
  after: Cursor | undefined
): OrderPosition | undefined {
  const [by, direction, key, id, ...more] = parseParts(after)
  const isKey = typeof key === 'string' || typeof key === 'number'
  if (by !== order.by || direction !== order.direction || !isKey || typeof id !== 'string') return undefined
  return more.length === 0 ? { key, id } : undefined
}

function parseParts(cursor: unknown): unknown[] {
  if (typeof cursor !== 'string') return []
  try {
    const parts: unknown = JSON.parse(cursor)
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
