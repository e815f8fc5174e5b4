import type { Cursor, Document, Query, QueryResult } from './document.ts'
import { compareTexts } from './fold-text.ts'
import {
  buildConditions,
  buildFixedConditions,
  buildTextConditions,
  type FoldedDocument,
  findFolded,
  nameFixedConditions
} from './query-conditions.ts'

/** For documents in stored order, immutable, and the same `searchText` function every time: folded texts are cached. */
export function runQuery<T extends Document>(
  documents: readonly T[],
  query: Query<T>,
  searchText: (document: T) => string
): QueryResult<T> {
  const { order, search, refine } = query
  if (order === 'stored' && query.limit > 0 && !search && !refine)
    return takeStoredPage(documents, query, buildConditions(query, searchText))
  const candidates = narrow(documents, query)
  const hasTexts = buildTextConditions(query, searchText)
  if (search || refine) return takeRankedPage(candidates, query, hasTexts)
  if (order !== 'stored') return takeOrderedPage(candidates, query, order, hasTexts)
  const found = hasTexts ? candidates.filter((document) => hasTexts(findFolded(document))) : candidates
  return { documents: [], total: found.length }
}

const narrowed = new WeakMap<readonly Document[], Map<string, readonly Document[]>>()

const maxNarrowed = 4

function narrow<T extends Document>(documents: readonly T[], query: Query<T>): readonly T[] {
  const name = nameFixedConditions(query)
  const known = narrowed.get(documents) ?? new Map<string, readonly Document[]>()
  narrowed.set(documents, known)
  let found = known.get(name) as readonly T[] | undefined
  if (!found) {
    found = documents.filter(buildFixedConditions(query))
    if (known.size === maxNarrowed) known.clear()
    known.set(name, found)
  }
  return found
}

function takeStoredPage<T extends Document>(
  documents: readonly T[],
  query: Query<T>,
  meets: (document: T) => boolean
): QueryResult<T> {
  const limit = normalizeLimit(query.limit)
  const start = findStoredStart(documents, query.after)
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
    } else if (last !== undefined) next ??= createStoredCursor(last, end)
  })
  return buildResult(page, total, next)
}

/** By its refinement, then the best rank first, within it the order. */
function takeRankedPage<T extends Document>(
  documents: readonly T[],
  { order, after, limit, search, refine }: Query<T>,
  hasTexts: ReturnType<typeof buildTextConditions<T>>
): QueryResult<T> {
  const ordered = order === 'stored' ? documents : putInOrder(documents, order).documents
  const ranks = search?.rank(ordered)
  const byRank: T[][] = [[], [], [], []]
  ordered.forEach((document, position) => {
    const rank = ranks ? ranks[position] : 1
    if (rank && (!hasTexts || hasTexts(findFolded(document))) && (!refine || refine.meets(document)))
      byRank[rank]?.push(document)
  })
  // `flat` takes as long as the search itself.
  const ranked = ([] as T[]).concat(...byRank)
  const found = refine?.sort?.(ranked.map((document) => ({ document }))).map(({ document }) => document) ?? ranked
  const start = findStoredStart(found, after)
  const end = start + normalizeLimit(limit)
  const last = found[end - 1]
  const next = last !== undefined && end > start && end < found.length ? createStoredCursor(last, end - 1) : undefined
  return buildResult(found.slice(start, end), found.length, next)
}

function takeOrderedPage<T extends Document>(
  documents: readonly T[],
  query: Query<T>,
  order: FieldOrder<T>,
  hasTexts: ReturnType<typeof buildTextConditions<T>>
): QueryResult<T> {
  const limit = normalizeLimit(query.limit)
  const compare = comparePositions(order.direction)
  const start = parseOrderedStart(order, query.after)
  const page: OrderedRow<T>[] = []
  let total = 0
  let remaining = 0
  for (const row of putInOrder(documents, order).rows) {
    if (hasTexts && !hasTexts(foldRow(row))) continue
    total += 1
    if (start && compare(row, start) <= 0) continue
    remaining += 1
    if (page.length < limit) page.push(row)
  }
  const last = page.at(-1)
  const next = last !== undefined && remaining > page.length ? createOrderedCursor(order, last) : undefined
  return buildResult(
    page.map(({ document }) => document),
    total,
    next
  )
}

interface OrderedRow<T extends Document> extends OrderPosition {
  document: T
  folded?: FoldedDocument<T>
}

/** Looking each up takes longer than searching ten thousand. */
function foldRow<T extends Document>(row: OrderedRow<T>): FoldedDocument<T> {
  row.folded ??= findFolded(row.document)
  return row.folded
}

interface OrderedList<T extends Document> {
  readonly name: string
  readonly rows: readonly OrderedRow<T>[]
  readonly documents: readonly T[]
}

/** The last order of each list: typing on asks for the same one. */
const orders = new WeakMap<readonly Document[], OrderedList<Document>>()

function putInOrder<T extends Document>(documents: readonly T[], { by, direction }: FieldOrder<T>): OrderedList<T> {
  const name = by + direction
  const known = orders.get(documents) as OrderedList<T> | undefined
  if (known?.name === name) return known
  const rows = documents
    .map((document): OrderedRow<T> => ({ key: toSortKey(document[by]), id: document.id, document }))
    .sort(comparePositions(direction))
  const order = { name, rows, documents: rows.map(({ document }) => document) }
  orders.set(documents, order)
  return order
}

function buildResult<T extends Document>(documents: T[], total: number, next: QueryResult<T>['next']): QueryResult<T> {
  return next === undefined ? { documents, total } : { documents, total, next }
}

function normalizeLimit(limit: number): number {
  return limit > 0 ? Math.floor(limit) : 0
}

type FieldOrder<T extends Document> = Exclude<Query<T>['order'], 'stored'>

interface OrderPosition {
  key: SortKey
  id: string
}

/** '' is neither text nor number and comes first, then numbers, then texts. */
type SortKey = string | number

function toSortKey(value: unknown): SortKey {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' && !Number.isNaN(value) ? value : ''
}

/** Equal keys: by id, in the same direction. */
function comparePositions(
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

function createStoredCursor(document: Document, position: number): Cursor {
  return JSON.stringify([document.id, position]) as Cursor
}

/** 0 for a foreign cursor. */
function findStoredStart(documents: readonly Document[], after: Cursor | undefined): number {
  const [id, position, ...more] = parseParts(after)
  if (typeof id !== 'string' || !isPosition(position) || more.length > 0) return 0
  if (documents[position]?.id === id) return position + 1
  const moved = documents.findIndex((document) => document.id === id)
  // Gone: the document behind it has moved up.
  return moved < 0 ? position : moved + 1
}

function createOrderedCursor<T extends Document>(order: FieldOrder<T>, { key, id }: OrderPosition): Cursor {
  return JSON.stringify([order.by, order.direction, key, id]) as Cursor
}

/** undefined (the start) for a cursor of another order. */
function parseOrderedStart<T extends Document>(
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
