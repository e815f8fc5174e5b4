import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'

/** More than a person can have of one kind. */
export const maxPerPerson = 10_000

/** The documents that go with a person's account, as the collection declares it. Rejects with a StoreError. */
export async function findErased<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  uid: string
): Promise<T[]> {
  const { erasure } = collection
  if (!erasure) return []
  const asked = erasure.find(uid)
  const found =
    typeof asked === 'string'
      ? [await documents.get(collection, asked)].flatMap((one) => one ?? [])
      : (await documents.query(collection, { where: asked, order: 'stored', limit: maxPerPerson })).documents
  return found.filter((document) => erasure.isErased?.(document, uid) ?? true)
}
