import { type RecordPage, readStoredRevision, type StoredRecord, type WriteOutcome } from '#shared/bridge.ts'
import { readId } from '#shared/documents/document.ts'
import { serializeDocument } from './collection-file-format.ts'

/** Limits of one answer to `readDocuments`; beyond `maxPageLength` characters no further record is added. */
const maxPageRecords = 2_000
const maxPageLength = 4_000_000

/** A document in memory: its JSON as in the file, and the fields that a change is checked against. */
interface Row {
  readonly text: string
  readonly id: string
  readonly revision: number
}

export type InMemoryCollection = ReturnType<typeof createInMemoryCollection>

/**
 * One collection, read page by page, and changed only where the page has the stored revision.
 * @param store gets the text of each document (serializeDocument); throws, and changes nothing, when they cannot be stored
 */
export function createInMemoryCollection(elements: readonly unknown[], store: (texts: readonly string[]) => void) {
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
    /** Throws, and changes nothing, when it cannot be stored. */
    replace: (list: readonly unknown[]) => save(toRows(list)),
    read(after: number): RecordPage {
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
    /** Arguments as in DesktopBridge.writeDocument. Throws, and changes nothing, when it cannot be stored. */
    write(given: number | null, revision: number, element: unknown): WriteOutcome {
      const row = toRow(element)
      const stored = given === null ? undefined : rows.get(given)
      const isTaken = given === null && [...rows.values()].some(({ id }) => id === row.id)
      const isOther = given !== null && (stored?.id !== row.id || stored.revision !== revision)
      if (isTaken || isOther) return { outcome: 'stale' }
      const rowId = given ?? nextRowId++
      save(new Map(rows).set(rowId, row))
      return { outcome: 'written', rowId }
    },
    remove(rowId: number, revision: number): WriteOutcome {
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
