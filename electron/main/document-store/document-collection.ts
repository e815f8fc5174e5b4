import { type RecordPage, readStoredRevision, type StoredRecord, type WriteOutcome } from '#shared/bridge.ts'
import { readId } from '#shared/documents/id-of.ts'
import { serializeDocument } from './list-format.ts'

/** The file of one collection, looked at. */
export interface CollectionFile {
  readonly elements: readonly unknown[]
  /** Why nothing is written to it: what was found of it is damaged, or in the form of version 0.1, and cannot be kept. */
  readonly problem: unknown
  /**
   * Replaces the whole list, in one step. Throws, and changes nothing, when it cannot be stored.
   * @param texts each document (serializeDocument)
   */
  readonly write: (texts: readonly string[]) => void
}

/** How much one answer to `readDocuments` may hold: records, and characters beyond which no further record is added. */
const maxPageRecords = 2_000
const maxPageLength = 4_000_000

/** A document in memory: its JSON as the file has it, and what a change asks of it. */
interface Row {
  readonly text: string
  readonly id: string
  readonly revision: number
}

/** One collection as the page asks for it: in portions, and changed only where the page knows what is stored. */
export interface DocumentCollection {
  /** Each document as JSON, in their order. */
  texts(): string[]
  /** Puts another list in the place of the stored one. Throws, and changes nothing, when it cannot be stored. */
  replace(elements: readonly unknown[]): void
  read(after: number): RecordPage
  /** Arguments as in DesktopBridge.writeDocument. Throws, and changes nothing, when it cannot be stored. */
  write(rowId: number | null, revision: number, element: unknown): WriteOutcome
  remove(rowId: number, revision: number): WriteOutcome
}

export function createDocumentCollection({ elements, write: store }: CollectionFile): DocumentCollection {
  let nextRowId = 0
  const toRows = (list: readonly unknown[]) =>
    new Map(list.map((element): [number, Row] => [nextRowId++, toRow(element)]))
  let rows: ReadonlyMap<number, Row> = toRows(elements)

  const save = (changed: ReadonlyMap<number, Row>) => {
    store([...changed.values()].map(({ text }) => text))
    rows = changed
  }

  return {
    texts: () => [...rows.values()].map(({ text }) => text),
    replace: (list) => save(toRows(list)),
    read(after) {
      const records: StoredRecord[] = []
      let length = 0
      for (const [rowId, { text }] of rows) {
        if (rowId <= after) continue
        if (records.length >= maxPageRecords || length >= maxPageLength) {
          return { records, next: records.at(-1)?.rowId ?? null }
        }
        records.push({ rowId, text })
        length += text.length
      }
      return { records, next: null }
    },
    write(given, revision, element) {
      const row = toRow(element)
      const stored = given === null ? undefined : rows.get(given)
      const isTaken = given === null && [...rows.values()].some(({ id }) => id === row.id)
      const isOther = given !== null && (stored?.id !== row.id || stored.revision !== revision)
      if (isTaken || isOther) return { outcome: 'stale' }
      const rowId = given ?? nextRowId++
      save(new Map(rows).set(rowId, row))
      return { outcome: 'written', rowId }
    },
    remove(rowId, revision) {
      if (rows.get(rowId)?.revision !== revision) return { outcome: 'stale' }
      const rest = new Map(rows)
      rest.delete(rowId)
      save(rest)
      return { outcome: 'written', rowId }
    }
  }
}

function toRow(element: unknown): Row {
  return { text: serializeDocument(element), id: readId(element) ?? '', revision: readStoredRevision(element) }
}
