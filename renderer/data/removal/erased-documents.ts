import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'

export const maxPerPerson = 10_000

/** As the collection declares it (`erasure`). Rejects with a StoreError. */
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
