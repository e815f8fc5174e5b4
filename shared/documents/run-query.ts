import {
  buildConditions,
  buildFixedConditions,
  buildTextConditions,
  type FoldedDocument,
  findFolded,
  nameFixedConditions
} from './conditions.ts'
import type { Document, Query, QueryResult } from './document.ts'
import {
  comparePositions,
  createOrderedCursor,
  createStoredCursor,
  type FieldOrder,
  findStoredStart,
  type OrderPosition,
  parseOrderedStart,
  toSortKey
} from './ordering.ts'

/** For documents in stored order, immutable, and the same `searchText` function every time: folded texts are cached. */
export function runQuery<T extends Document>(
  documents: readonly T[],
  query: Query<T>,
  searchText: (document: T) => string
): QueryResult<T> {
  const { order } = query
  if (order === 'stored' && query.limit > 0) return takeStoredPage(documents, query, buildConditions(query, searchText))
  const candidates = narrow(documents, query)
  const hasTexts = buildTextConditions(query, searchText)
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
  for (const row of putInOrder(documents, order)) {
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

/** The last order of each list: typing on asks for the same one. */
const orders = new WeakMap<readonly Document[], { name: string; rows: OrderedRow<Document>[] }>()

function putInOrder<T extends Document>(documents: readonly T[], { by, direction }: FieldOrder<T>): OrderedRow<T>[] {
  const name = by + direction
  let order = orders.get(documents)
  if (order?.name !== name) {
    const rows = documents.map(
      (document): OrderedRow<T> => ({ key: toSortKey(document[by]), id: document.id, document })
    )
    order = { name, rows: rows.sort(comparePositions(direction)) }
    orders.set(documents, order)
  }
  return order.rows as OrderedRow<T>[]
}

function buildResult<T extends Document>(documents: T[], total: number, next: QueryResult<T>['next']): QueryResult<T> {
  return next === undefined ? { documents, total } : { documents, total, next }
}

function normalizeLimit(limit: number): number {
  return limit > 0 ? Math.floor(limit) : 0
}
