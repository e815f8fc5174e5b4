import { type RecordPage, readStoredRevision, type StoredRecord, type WriteOutcome } from '#shared/bridge.ts'
import { createIdIndex } from '#shared/documents/id-index.ts'
import { readId } from '#shared/documents/id-of.ts'
import type { ShardedCollection } from './sharded-collection.ts'

/** How much one answer to `readDocuments` may hold: records, and characters beyond which no further record is added. */
const maxPageRecords = 2_000
const maxPageLength = 4_000_000

/** One collection as the page asks for it: in portions, and changed only where the page knows what is stored. */
export interface DocumentCollection {
  readonly rows: ShardedCollection
  read(after: number): RecordPage
  /** Arguments as in DesktopBridge.writeDocument. Throws when it cannot be stored. */
  write(rowId: number | null, revision: number, element: unknown): WriteOutcome
  remove(rowId: number, revision: number): WriteOutcome
}

export function createDocumentCollection(rows: ShardedCollection): DocumentCollection {
  const ids = createIdIndex()
  for (const [rowId, element] of rows.elements) ids.add(readId(element) ?? '', rowId)

  return {
    rows,
    read(after) {
      const records: StoredRecord[] = []
      let length = 0
      for (const [rowId, element] of rows.elements) {
        if (rowId <= after) continue
        if (records.length >= maxPageRecords || length >= maxPageLength) {
          return { records, next: records.at(-1)?.rowId ?? null }
        }
        const text = JSON.stringify(element)
        records.push({ rowId, text })
        length += text.length
      }
      return { records, next: null }
    },
    write(given, revision, element) {
      const id = readId(element) ?? ''
      if (given === null) {
        if (ids.findFirst(id) !== undefined) return { outcome: 'stale' }
      } else {
        const stored = rows.elements.get(given)
        const isKnown = stored !== undefined && readId(stored) === id && readStoredRevision(stored) === revision
        if (!isKnown) return { outcome: 'stale' }
      }
      const rowId = given ?? rows.newRowId()
      rows.write(rowId, element)
      ids.add(id, rowId)
      return { outcome: 'written', rowId }
    },
    remove(rowId, revision) {
      const stored = rows.elements.get(rowId)
      if (stored === undefined || readStoredRevision(stored) !== revision) return { outcome: 'stale' }
      rows.remove(rowId)
      ids.remove(readId(stored) ?? '', rowId)
      return { outcome: 'written', rowId }
    }
  }
}
