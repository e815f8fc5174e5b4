import type { RecordPage, StoredRecord, WriteOutcome } from '#shared/bridge.ts'
import { idOf } from '#shared/documents/id-of.ts'
import { type IdPlaces, idPlaces } from '#shared/documents/id-places.ts'
import type { ShardedCollection } from './sharded-collection.ts'

/** How much one answer to `readDocuments` may hold: records, and characters beyond which no further record is added. */
const pageRecords = 2_000
const pageLength = 4_000_000

/** One collection as the pages see it: every change has a stamp, so that a page can tell what it has seen. */
export interface DocumentCollection {
  read(after: number): Omit<RecordPage, 'generation'>
  /** `seen` is the stamp of the record the change is based on. Throws when it cannot be stored. */
  write(place: number | null, seen: number, element: unknown): WriteOutcome
  remove(place: number, seen: number): WriteOutcome
}

export function documentCollection(records: ShardedCollection): DocumentCollection {
  const stamps = new Map<number, number>()
  const ids = idPlaces()
  for (const [place, element] of records.elements) note(ids, element, place)
  let changes = firstStamp

  const stampAt = (place: number) => stamps.get(place) ?? firstStamp
  const at = (place: number): StoredRecord => ({
    place,
    stamp: stampAt(place),
    text: records.elements.has(place) ? JSON.stringify(records.elements.get(place)) : null
  })
  const isStale = (place: number, seen: number) => stampAt(place) !== seen || !records.elements.has(place)
  const done = (place: number): WriteOutcome => {
    changes += 1
    stamps.set(place, changes)
    return { outcome: 'written', record: at(place) }
  }

  return {
    read(after) {
      const page: StoredRecord[] = []
      let length = 0
      for (const place of records.elements.keys()) {
        if (place <= after) continue
        if (page.length >= pageRecords || length >= pageLength)
          return { records: page, next: page.at(-1)?.place ?? null }
        const record = at(place)
        page.push(record)
        length += record.text?.length ?? 0
      }
      return { records: page, next: null }
    },
    write(place, seen, element) {
      const taken = place === null ? ids.first(idOf(element) ?? '') : undefined
      if (taken !== undefined) return { outcome: 'stale', record: at(taken) }
      if (place !== null && isStale(place, seen)) return { outcome: 'stale', record: at(place) }
      const where = place ?? records.newPlace()
      const before = records.elements.get(where)
      records.write(where, element)
      forget(ids, before, where)
      note(ids, element, where)
      return done(where)
    },
    remove(place, seen) {
      if (isStale(place, seen)) return { outcome: 'stale', record: at(place) }
      const before = records.elements.get(place)
      records.remove(place)
      forget(ids, before, place)
      return done(place)
    }
  }
}

/** The stamp of everything that was there when the board opened. */
const firstStamp = 1

function note(ids: IdPlaces, element: unknown, place: number): void {
  const id = idOf(element)
  if (id !== undefined) ids.add(id, place)
}

function forget(ids: IdPlaces, element: unknown, place: number): void {
  const id = idOf(element)
  if (id !== undefined) ids.drop(id, place)
}
