import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import { type Document, readId } from '#shared/documents/document.ts'
import { assemble, type DocumentList, type Entry, parseElement } from './document-list.ts'

export interface Edit<T extends Document> {
  readonly list: DocumentList<T>
  readonly id: string
  readonly stored: { readonly raw: unknown; readonly document: T } | undefined
}

/** `DocumentStore.change` on a list. Throws a StoreError, or the error of `mutate`. */
export function applyChange<T extends Document>(
  list: DocumentList<T>,
  collection: Collection<T>,
  id: string,
  mutate: (stored: T | undefined) => T,
  expected: number | undefined
): Edit<T> {
  const before = list.entries[list.indexById.get(id) ?? -1]
  const stored = buildEntry(before, !before && hasUnreadable(list, id), collection, id, mutate, expected)
  return { list: putElement(list, stored.raw, stored.document), id, stored }
}

/** `blocked`: an element that does not parse has the id. Throws a StoreError, or the error of `mutate`. */
export function buildEntry<T extends Document>(
  before: Entry<T> | undefined,
  blocked: boolean,
  collection: Collection<T>,
  id: string,
  mutate: (stored: T | undefined) => T,
  expected: number | undefined
): { readonly raw: unknown; readonly document: T } {
  const stored = before?.document
  checkRevision(stored, expected)
  if (blocked) throw createUnreadableError(id)
  const next = { ...mutate(stored), id, revision: (stored?.revision ?? 0) + 1 }
  // As a reload will read it: plain JSON that the schema takes.
  const raw: unknown = collection.idsOnly
    ? id
    : JSON.parse(JSON.stringify(stored ? keepUnknownFields(before?.raw, stored, next) : next))
  const document = parseElement(raw, collection)
  if (document?.id !== id) throw createUnreadableError(id)
  return { raw, document }
}

/** `DocumentStore.remove` on a list; undefined: there is nothing to remove. Throws a StoreError. */
export function applyRemoval<T extends Document>(
  list: DocumentList<T>,
  id: string,
  expected: number | undefined
): Edit<T> | undefined {
  const stored = list.entries[list.indexById.get(id) ?? -1]?.document
  if (stored) checkRevision(stored, expected)
  return stored && { list: removeDocument(list, id), id, stored: undefined }
}

export function checkRevision(stored: Document | undefined, expected: number | undefined): void {
  if (expected === undefined || expected === (stored?.revision ?? 0)) return
  throw new StoreError('conflict', 'another revision of this document is stored', { stored })
}

function createUnreadableError(id: string): StoreError {
  return new StoreError('damaged', `the record '${id.slice(0, 60)}' cannot be read`)
}

/** A schema may drop keys that are dangerous to copy ('constructor' …): the stored element keeps them. */
function keepUnknownFields(raw: unknown, stored: object, next: object): object {
  if (typeof raw !== 'object' || raw === null) return next
  for (const [key, value] of Object.entries(raw)) {
    if (Object.hasOwn(stored, key) || Object.hasOwn(next, key)) continue
    Object.defineProperty(next, key, { value, enumerable: true })
  }
  return next
}

function putElement<T extends Document>(list: DocumentList<T>, raw: unknown, document: T): DocumentList<T> {
  const entry = { raw, document }
  const index = list.indexById.get(document.id)
  return assemble(index === undefined ? [...list.entries, entry] : list.entries.with(index, entry))
}

function removeDocument<T extends Document>(list: DocumentList<T>, id: string): DocumentList<T> {
  const index = list.indexById.get(id)
  return index === undefined ? list : assemble(list.entries.toSpliced(index, 1))
}

/** Such an element must not be overwritten, nor its id doubled. */
function hasUnreadable(list: DocumentList<Document>, id: string): boolean {
  return list.unreadable.some((raw) => readId(raw) === id)
}
