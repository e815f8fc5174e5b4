import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import { type Document, readId } from '#shared/documents/document.ts'
import { assemble, type DocumentList, type Entry, parseElement } from './parse-document-list.ts'

type StoredEntry<T extends Document> = Entry<T> & { readonly document: T }

export interface Edit<T extends Document> {
  readonly list: DocumentList<T>
  readonly id: string
  /** undefined: the document is removed. */
  readonly stored: StoredEntry<T> | undefined
}

/** `DocumentStore.change` on a list. Throws a StoreError, or the error of `mutate`. */
export function applyChange<T extends Document>(
  list: DocumentList<T>,
  collection: Collection<T>,
  id: string,
  mutate: (stored: T | undefined) => T,
  expected: number | undefined
): Edit<T> {
  const index = list.indexById.get(id) ?? list.entries.length
  const before = list.entries[index]
  const isBlocked = !before && list.unreadable.some((raw) => readId(raw) === id)
  const stored = buildEntry(before, isBlocked, collection, id, mutate, expected)
  return { list: assemble(list.entries.toSpliced(index, 1, stored)), id, stored }
}

/**
 * `blocked`: an element that does not parse has the id, and must not be overwritten, nor its id doubled. Throws a StoreError,
 * or the error of `mutate`.
 */
export function buildEntry<T extends Document>(
  before: Entry<T> | undefined,
  blocked: boolean,
  collection: Collection<T>,
  id: string,
  mutate: (stored: T | undefined) => T,
  expected: number | undefined
): StoredEntry<T> {
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
  const index = list.indexById.get(id)
  if (index === undefined) return undefined
  checkRevision(list.entries[index]?.document, expected)
  return { list: assemble(list.entries.toSpliced(index, 1)), id, stored: undefined }
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
