import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'
import { type Document, readId } from '#shared/documents/document.ts'
import { isSameJson } from './same-json.ts'

/** An element of a stored list, with the document when it parses. */
export interface Entry<T extends Document> {
  readonly raw: unknown
  readonly document: T | undefined
}

/** A stored list, parsed. Immutable: an edit gives a new list that shares the unchanged entries. */
export interface DocumentList<T extends Document> {
  readonly entries: readonly Entry<T>[]
  readonly documents: readonly T[]
  readonly indexById: ReadonlyMap<string, number>
  readonly unreadable: readonly unknown[]
}

/** Parses a stored list. Unchanged entries of `previous` are reused: their documents stay the same objects. */
export function parseList<T extends Document>(
  elements: readonly unknown[],
  collection: Collection<T>,
  previous?: DocumentList<T>
): DocumentList<T> {
  return assemble(
    elements.map((raw) => findUnchanged(raw, previous) ?? { raw, document: parseElement(raw, collection) })
  )
}

/** undefined: no JSON list. */
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

export function assemble<T extends Document>(entries: readonly Entry<T>[]): DocumentList<T> {
  const documents: T[] = []
  const indexById = new Map<string, number>()
  const unreadable: unknown[] = []
  for (const [index, { raw, document }] of entries.entries()) {
    // Of two records with one id only the first can be addressed: the second counts as unreadable.
    if (document && !indexById.has(document.id)) {
      indexById.set(document.id, index)
      documents.push(document)
    } else unreadable.push(raw)
  }
  return { entries, documents, indexById, unreadable }
}

function findUnchanged<T extends Document>(raw: unknown, previous: DocumentList<T> | undefined): Entry<T> | undefined {
  const id = readId(raw)
  if (!previous || id === undefined) return undefined
  const entry = previous.entries[previous.indexById.get(id) ?? -1]
  return entry && isSameJson(entry.raw, raw) ? entry : undefined
}
