import type { Entry } from '#renderer/storage/core/document-list.ts'
import { type Document, readId } from '#shared/documents/document.ts'

interface ReplicaEntry<T extends Document> extends Entry<T> {
  readonly rowId: number
}

/** A replica of a collection in main, parsed. A change costs one record; the list is rebuilt when it is read. */
export interface Replica<T extends Document> {
  /** undefined: the row is removed. */
  apply(rowId: number, entry: Entry<T> | undefined): void
  /** Of two with one id the first. */
  findEntry(id: string): ReplicaEntry<T> | undefined
  /** No document has this id, but an element that does not parse. */
  isBlocked(id: string): boolean
  listDocuments(): readonly T[]
  /** Raw elements that are no document, or have the id of an earlier one. */
  listUnreadable(): readonly unknown[]
}

export function createReplica<T extends Document>(): Replica<T> {
  const entries = new Map<number, ReplicaEntry<T>>()
  const documentIds = createIdIndex()
  const elementIds = createIdIndex()
  let documents: readonly T[] | undefined
  let unreadable: readonly unknown[] | undefined

  const removeRow = (rowId: number) => {
    const entry = entries.get(rowId)
    if (!entry) return
    if (entry.document) documentIds.remove(entry.document.id, rowId)
    elementIds.remove(readId(entry.raw) ?? '', rowId)
    entries.delete(rowId)
  }
  const set = (rowId: number, { raw, document }: Entry<T>) => {
    // Rows come in order, and an entry that is set again keeps its position in the map. Its id never changes.
    entries.set(rowId, { rowId, raw, document })
    if (document) documentIds.add(document.id, rowId)
    elementIds.add(readId(raw) ?? '', rowId)
  }
  const isFirst = (entry: ReplicaEntry<T>) => documentIds.findFirst(entry.document?.id ?? '') === entry.rowId

  return {
    apply(rowId, entry) {
      // If every entry is a document with an id of its own, before and after, nothing is unreadable.
      const wereAllFine = unreadable?.length === 0 && entries.size === documentIds.count()
      documents = undefined
      if (entry) set(rowId, entry)
      else removeRow(rowId)
      if (!wereAllFine || entries.size !== documentIds.count()) unreadable = undefined
    },
    findEntry(id) {
      const rowId = documentIds.findFirst(id)
      return rowId === undefined ? undefined : entries.get(rowId)
    },
    isBlocked: (id) => documentIds.findFirst(id) === undefined && elementIds.findFirst(id) !== undefined,
    listDocuments() {
      documents ??= [...entries.values()].flatMap((entry) => (entry.document && isFirst(entry) ? [entry.document] : []))
      return documents
    },
    listUnreadable() {
      unreadable ??= [...entries.values()].flatMap((entry) => (entry.document && isFirst(entry) ? [] : [entry.raw]))
      return unreadable
    }
  }
}

/** Rows by id, in their order: a list that others wrote may hold an id twice. */
function createIdIndex() {
  const rows = new Map<string, readonly number[]>()
  return {
    add: (id: string, rowId: number) =>
      rows.set(
        id,
        [...new Set([...(rows.get(id) ?? []), rowId])].sort((one, other) => one - other)
      ),
    remove(id: string, rowId: number) {
      const left = (rows.get(id) ?? []).filter((each) => each !== rowId)
      if (left.length > 0) rows.set(id, left)
      else rows.delete(id)
    },
    findFirst: (id: string) => rows.get(id)?.[0],
    count: () => rows.size
  }
}
