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

/** Up to this count, keeping the first ones while reading the list is quicker than sorting all of it. */
const maxKeptWhileReading = 200

/** The first `count` of the sorted list. May reorder `rows`. */
export function selectFirst<R>(rows: R[], count: number, order: (one: R, other: R) => number): R[] {
  if (count === 0) return []
  if (count > maxKeptWhileReading || rows.length <= count) return rows.sort(order).slice(0, count)
  const first: R[] = []
  for (const row of rows) {
    const last = first[count - 1]
    if (last !== undefined && order(row, last) >= 0) continue
    first.splice(findInsertIndex(first, row, order), 0, row)
    if (first.length > count) first.pop()
  }
  return first
}

function findInsertIndex<R>(sorted: readonly R[], row: R, order: (one: R, other: R) => number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (order(sorted[middle] as R, row) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
