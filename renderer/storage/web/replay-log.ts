import { type DocumentList, listOf } from '#renderer/storage/core/document-list.ts'
import { sameJson } from '#renderer/storage/core/same-json.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { idOf } from '#shared/documents/id-of.ts'
import type { ChangeRow } from './log-schema.ts'

/**
 * The list, which reflects the journal up to `from`, with the newest changes of its documents made to it: replaced in place,
 * and those created since at the end in the order of their creation. Gives back the same list when it has them all already.
 */
export function replayed(
  list: DocumentList<Document>,
  changes: readonly ChangeRow[],
  from: number,
  collection: Collection<Document>
): DocumentList<Document> {
  const places = placesOf(list)
  const elements = new Map(list.entries.map((entry, place) => [place, entry.raw]))
  const created: ChangeRow[] = []
  for (const change of changes) {
    const place = places.get(change.id)
    if (place !== undefined && isEdit(change, from)) elements.set(place, change.value)
    else {
      if (place !== undefined) elements.delete(place)
      if (change.value !== undefined) created.push(change)
    }
  }
  created.sort((a, b) => (a.created ?? 0) - (b.created ?? 0) || a.seq - b.seq)
  const current = [...elements.values(), ...created.map((change) => change.value)]
  return isSame(current, list) ? list : listOf(current, collection, list)
}

function isEdit(change: ChangeRow, from: number): boolean {
  return change.value !== undefined && (change.created ?? 0) <= from
}

function isSame(elements: readonly unknown[], list: DocumentList<Document>): boolean {
  return (
    elements.length === list.entries.length && elements.every((raw, place) => sameJson(raw, list.entries[place]?.raw))
  )
}

/** A record that only an older version of the product could read still has its place. */
function placesOf(list: DocumentList<Document>): Map<string, number> {
  const places = new Map(list.places)
  list.entries.forEach(({ raw, document }, place) => {
    const id = document ? undefined : idOf(raw)
    if (id !== undefined && !places.has(id)) places.set(id, place)
  })
  return places
}
