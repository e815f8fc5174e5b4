import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { readId } from '#shared/documents/id-of.ts'
import { isSameJson } from './same-json.ts'

/** One element of a stored list: the value as it was stored and, when it parses, the document it is. */
export interface Entry<T extends Document> {
  readonly raw: unknown
  readonly document: T | undefined
}

/** A stored list, parsed. Never changed in place: every edit gives a new list that shares the untouched entries. */
export interface DocumentList<T extends Document> {
  readonly entries: readonly Entry<T>[]
  /** The readable documents in stored order. */
  readonly documents: readonly T[]
  /** The index in `entries` of the document with an id. */
  readonly indexById: ReadonlyMap<string, number>
  /** The raw values of the elements that are no document. */
  readonly unreadable: readonly unknown[]
}

/**
 * Parses the elements of a stored list. Entries of `previous` are taken over where nothing changed, so that the schema
 * runs only for what is new and an untouched document stays the same object.
 */
export function parseList<T extends Document>(
  elements: readonly unknown[],
  collection: Collection<T>,
  previous?: DocumentList<T>
): DocumentList<T> {
  return assemble(
    elements.map((raw) => findUnchanged(raw, previous) ?? { raw, document: parseElement(raw, collection) })
  )
}

/** The elements of a stored text: none when there is no text, undefined when it is not a JSON list. */
export function parseElements(text: string | null): unknown[] | undefined {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function serializeList(list: DocumentList<Document>): string {
  return JSON.stringify(list.entries.map((entry) => entry.raw))
}

export function parseElement<T extends Document>(raw: unknown, collection: Collection<T>): T | undefined {
  const result = v.safeParse(collection.schema, raw)
  return result.success ? result.output : undefined
}

/** A list of these entries, each id once. */
export function assemble<T extends Document>(given: readonly Entry<T>[]): DocumentList<T> {
  const entries: Entry<T>[] = []
  const documents: T[] = []
  const indexById = new Map<string, number>()
  const unreadable: unknown[] = []
  for (const entry of given) {
    // Of two records with one id only the first can be addressed: the second is kept and named like one that does not parse.
    if (entry.document && !indexById.has(entry.document.id)) {
      indexById.set(entry.document.id, entries.length)
      documents.push(entry.document)
      entries.push(entry)
    } else {
      unreadable.push(entry.raw)
      entries.push(entry.document ? { raw: entry.raw, document: undefined } : entry)
    }
  }
  return { entries, documents, indexById, unreadable }
}

function findUnchanged<T extends Document>(raw: unknown, previous: DocumentList<T> | undefined): Entry<T> | undefined {
  const id = readId(raw)
  if (!previous || id === undefined) return undefined
  const entry = previous.entries[previous.indexById.get(id) ?? -1]
  return entry && isSameJson(entry.raw, raw) ? entry : undefined
}
