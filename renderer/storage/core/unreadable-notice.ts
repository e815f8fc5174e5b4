import type { Collection, StoreNotice } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { DocumentList } from './document-list.ts'
import { fingerprint } from './fingerprint.ts'

/** The notice that names the records which do not parse; undefined when all do. Its id lasts as long as they are the same. */
export function unreadableNotice<T extends Document>(
  list: Pick<DocumentList<T>, 'unreadable'>,
  collection: Collection<T>,
  at: string
): StoreNotice | undefined {
  const { unreadable } = list
  if (unreadable.length === 0) return undefined
  return {
    id: `unreadable ${collection.name} ${fingerprint(JSON.stringify(unreadable))}`,
    reason: 'unreadable',
    collection: collection.name,
    at,
    count: unreadable.length,
    names: unreadable.map((raw) => collection.nameOf(raw)),
    actions: ['download', 'dismiss']
  }
}

export function unreadableContent(list: Pick<DocumentList<Document>, 'unreadable'>): string {
  return JSON.stringify(list.unreadable, null, 2)
}
