import type { RecordPage, StoredRecord, WriteOutcome } from '#shared/bridge.ts'
import { idOf } from '#shared/documents/id-of.ts'
import { type IdPlaces, idPlaces } from '#shared/documents/id-places.ts'
import type { ShardedCollection } from './sharded-collection.ts'

/** How much one answer to `readDocuments` may hold: records, and characters beyond which no further record is added. */
const pageRecords = 2_000
const pageLength = 4_000_000

/** One collection as the pages see it: every change has a version, so that a page can tell what it has seen. */
export interface DocumentCollection {
  read(after: number): Omit<RecordPage, 'generation'>
  /** `seen` is the version of the record the change is based on. Throws when it cannot be stored. */
  write(rowId: number | null, seen: number, element: unknown): WriteOutcome
  remove(rowId: number, seen: number): WriteOutcome
}

export function documentCollection(records: ShardedCollection): DocumentCollection {
  const versions = new Map<number, number>()
  const ids = idPlaces()
  for (const [rowId, element] of records.elements) note(ids, element, rowId)
  let changes = firstVersion

  const versionAt = (rowId: number) => versions.get(rowId) ?? firstVersion
  const at = (rowId: number): StoredRecord => ({
    rowId,
    version: versionAt(rowId),
    text: records.elements.has(rowId) ? JSON.stringify(records.elements.get(rowId)) : null
  })
  const isStale = (rowId: number, seen: number) => versionAt(rowId) !== seen || !records.elements.has(rowId)
  const done = (rowId: number): WriteOutcome => {
    changes += 1
    versions.set(rowId, changes)
    return { outcome: 'written', record: at(rowId) }
  }

  return {
    read(after) {
      const page: StoredRecord[] = []
      let length = 0
      for (const rowId of records.elements.keys()) {
        if (rowId <= after) continue
        if (page.length >= pageRecords || length >= pageLength)
          return { records: page, next: page.at(-1)?.rowId ?? null }
        const record = at(rowId)
        page.push(record)
        length += record.text?.length ?? 0
      }
      return { records: page, next: null }
    },
    write(rowId, seen, element) {
      const taken = rowId === null ? ids.first(idOf(element) ?? '') : undefined
      if (taken !== undefined) return { outcome: 'stale', record: at(taken) }
      if (rowId !== null && isStale(rowId, seen)) return { outcome: 'stale', record: at(rowId) }
      const where = rowId ?? records.newRowId()
      const before = records.elements.get(where)
      records.write(where, element)
      forget(ids, before, where)
      note(ids, element, where)
      return done(where)
    },
    remove(rowId, seen) {
      if (isStale(rowId, seen)) return { outcome: 'stale', record: at(rowId) }
      const before = records.elements.get(rowId)
      records.remove(rowId)
      forget(ids, before, rowId)
      return done(rowId)
    }
  }
}

/** The version of everything that was there when the board opened. */
const firstVersion = 1

function note(ids: IdPlaces, element: unknown, rowId: number): void {
  const id = idOf(element)
  if (id !== undefined) ids.add(id, rowId)
}

function forget(ids: IdPlaces, element: unknown, rowId: number): void {
  const id = idOf(element)
  if (id !== undefined) ids.drop(id, rowId)
}
