import type { DocumentSnapshot } from 'firebase/firestore'
import { parseElement } from '#renderer/storage/core/document-list.ts'
import { sameJson } from '#renderer/storage/core/same-json.ts'
import type { Document } from '#shared/documents/document.ts'
import { idOf } from '#shared/documents/id-of.ts'
import type { Collection } from '../document-store.ts'
import { createdAt, nameOf } from './paths.ts'

/** A document as it lies in the database and, when it parses, as the app knows it. */
export interface Stored<T extends Document> {
  readonly name: string
  /** Without what the database alone needs. */
  readonly raw: Readonly<Record<string, unknown>>
  readonly document: T | undefined
}

export interface Reading {
  /** undefined: there is no such document. */
  one<T extends Document>(collection: Collection<T>, snapshot: DocumentSnapshot): Stored<T> | undefined
  forget(): void
}

/** How many documents are remembered; what is forgotten is parsed again. */
const most = 20_000

/** Parses what is read. A document that did not change stays the same object, as long as it is remembered. */
export function reading(): Reading {
  const known = new Map<string, Stored<Document>>()
  return {
    one<T extends Document>(collection: Collection<T>, snapshot: DocumentSnapshot): Stored<T> | undefined {
      if (!snapshot.exists()) return undefined
      const { [createdAt]: _created, ...raw } = snapshot.data()
      const { path } = snapshot.ref
      const before = known.get(path)
      if (before && sameJson(before.raw, raw)) return before as Stored<T>
      // Nobody could address a document that lies under another name than its id's.
      const isInPlace = snapshot.id === nameOf(idOf(raw) ?? '')
      const stored = { name: snapshot.id, raw, document: isInPlace ? parseElement(raw, collection) : undefined }
      if (known.size >= most) known.clear()
      known.set(path, stored)
      return stored
    },
    forget: () => known.clear()
  }
}
