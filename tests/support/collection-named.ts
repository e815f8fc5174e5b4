import { findCollection } from '#shared/collections/all-collections.ts'
import type { Collection } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'

/** The collection that is declared under a name, also one of a person. */
export function collectionNamed(name: string): Collection<Document> {
  const found = findCollection(name)
  if (!found) throw new Error(`there is no collection '${name}'`)
  return found
}
