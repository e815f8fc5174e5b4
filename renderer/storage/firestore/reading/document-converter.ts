import { parseElement } from '#renderer/storage/core/parse-document-list.ts'
import { isSameJson } from '#renderer/storage/core/same-json.ts'
import { type Document, readId } from '#shared/documents/document.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import type { Collection } from '../../document-store.ts'
import { createdAt, encodeDocumentId } from '../document-paths.ts'
import type { ServerDocument } from './firestore-server-query.ts'

/** `document` undefined: it does not parse. */
export interface ConvertedDocument<T extends Document> {
  readonly name: string
  readonly raw: Readonly<Record<string, unknown>>
  readonly document: T | undefined
}

export interface DocumentConverter {
  convert<T extends Document>(collection: Collection<T>, read: ServerDocument): ConvertedDocument<T>
  invalidate(): void
}

const maxCached = 20_000

/** Parses documents, and caches them: one that did not change stays the same object. */
export function createDocumentConverter(): DocumentConverter {
  const cached = new Map<string, ConvertedDocument<Document>>()
  return {
    convert<T extends Document>(
      collection: Collection<T>,
      { path, name, fields }: ServerDocument
    ): ConvertedDocument<T> {
      const { [createdAt]: _created, [searchKeysField]: _keys, ...raw } = fields
      const before = cached.get(path)
      if (before && isSameJson(before.raw, raw)) return before as ConvertedDocument<T>
      // A document under another name than its id's cannot be addressed.
      const isInPlace = name === encodeDocumentId(readId(raw) ?? '')
      const stored = { name, raw, document: isInPlace ? parseElement(raw, collection) : undefined }
      if (cached.size >= maxCached) cached.clear()
      cached.set(path, stored)
      return stored
    },
    invalidate: () => cached.clear()
  }
}
