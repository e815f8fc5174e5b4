import type { Document, Query } from './document.ts'

export type FieldOrder<T extends Document> = Exclude<Query<T>['order'], 'stored'>

/** What a document is ordered by. */
export interface OrderPosition {
  key: SortKey
  id: string
}

/** '' stands for everything that is neither text nor number, and comes before all others; numbers come before texts. */
export type SortKey = string | number

export function toSortKey(value: unknown): SortKey {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' && !Number.isNaN(value) ? value : ''
}

/**
 * Compares two positions as `sort` wants it. Equal keys: by id, in the same direction, so that the newest of a day is
 * the first of it.
 */
export function comparePositions(
  direction: FieldOrder<Document>['direction']
): (one: OrderPosition, other: OrderPosition) => number {
  const sign = direction === 'ascending' ? 1 : -1
  return (one, other) => sign * (compareKeys(one.key, other.key) || compare(one.id, other.id))
}

function compareKeys(one: SortKey, other: SortKey): number {
  return typeof one === typeof other ? compare(one, other) : rankKey(one) - rankKey(other)
}

function rankKey(key: SortKey): number {
  if (key === '') return 0
  return typeof key === 'number' ? 1 : 2
}

/** Texts by their UTF-16 units: the same on every machine and in every language. */
function compare(one: SortKey, other: SortKey): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
