import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type DocumentList, type Entry, hasUnreadable, parsed, withElement, withoutDocument } from './document-list.ts'

export interface Edited<T extends Document> {
  readonly list: DocumentList<T>
  readonly id: string
  /** What is now stored under the id; undefined when it was removed. */
  readonly stored: { readonly raw: unknown; readonly document: T } | undefined
  /** The document was not there before, so it stands at the end. */
  readonly created: boolean
}

/** `DocumentStore.change` on a list. Throws a StoreError, or what `mutate` throws. */
export function changed<T extends Document>(
  list: DocumentList<T>,
  collection: Collection<T>,
  id: string,
  mutate: (stored: T | undefined) => T,
  expected: number | undefined
): Edited<T> {
  const before = list.entries[list.places.get(id) ?? -1]
  const stored = changedEntry(before, !before && hasUnreadable(list, id), collection, id, mutate, expected)
  return { list: withElement(list, stored.raw, stored.document), id, stored, created: !before }
}

/**
 * The element that a change makes of the stored one. `blocked`: there is none, but an element that does not parse has the id.
 * Throws a StoreError, or what `mutate` throws.
 */
export function changedEntry<T extends Document>(
  before: Entry<T> | undefined,
  blocked: boolean,
  collection: Collection<T>,
  id: string,
  mutate: (stored: T | undefined) => T,
  expected: number | undefined
): { readonly raw: unknown; readonly document: T } {
  const stored = before?.document
  checkRevision(stored, expected)
  if (blocked) throw unreadable(id)
  const wanted = { ...mutate(stored), id, revision: (stored?.revision ?? 0) + 1 }
  // What is written must be what a reload will read: plain JSON that the schema takes.
  const raw: unknown = collection.bare
    ? id
    : JSON.parse(JSON.stringify(stored ? withUnknownFields(before?.raw, stored, wanted) : wanted))
  const document = parsed(raw, collection)
  if (document?.id !== id) throw unreadable(id)
  return { raw, document }
}

/** `DocumentStore.remove` on a list; undefined when there is nothing to remove. Throws a StoreError. */
export function removed<T extends Document>(
  list: DocumentList<T>,
  id: string,
  expected: number | undefined
): Edited<T> | undefined {
  const stored = list.entries[list.places.get(id) ?? -1]?.document
  if (stored) checkRevision(stored, expected)
  return stored && { list: withoutDocument(list, id), id, stored: undefined, created: false }
}

export function checkRevision(stored: Document | undefined, expected: number | undefined): void {
  if (expected === undefined || expected === (stored?.revision ?? 0)) return
  throw new StoreError('conflict', 'another revision of this document is stored', { stored })
}

function unreadable(id: string): StoreError {
  return new StoreError('damaged', `the record '${id.slice(0, 60)}' cannot be read`)
}

/** A schema may drop keys that are dangerous to copy blindly ('constructor' …): what was stored keeps them all the same. */
function withUnknownFields(raw: unknown, stored: object, wanted: object): object {
  if (typeof raw !== 'object' || raw === null) return wanted
  for (const [key, value] of Object.entries(raw)) {
    if (Object.hasOwn(stored, key) || Object.hasOwn(wanted, key)) continue
    Object.defineProperty(wanted, key, { value, enumerable: true })
  }
  return wanted
}
