import type { Document, Query } from './document.ts'

export type FieldOrder<T extends Document> = Exclude<Query<T>['order'], 'stored'>

export interface OrderPosition {
  key: SortKey
  id: string
}

/** '' is neither text nor number and comes first, then numbers, then texts. */
export type SortKey = string | number

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
  return (one, other) => sign * (compareKeys(one.key, other.key) || compare(one.id, other.id))
}

function compareKeys(one: SortKey, other: SortKey): number {
  return typeof one === typeof other ? compare(one, other) : rankKey(one) - rankKey(other)
}

function rankKey(key: SortKey): number {
  if (key === '') return 0
  return typeof key === 'number' ? 1 : 2
}

/** By UTF-16 units: the same on every machine. */
function compare(one: SortKey, other: SortKey): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
