import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import type { DocumentList } from './document-list.ts'

type Unreadable = Pick<DocumentList<Document>, 'unreadable'>

/** The notice that names the records which do not parse; undefined when all do. Its id lasts as long as they are the same. */
export function buildUnreadableNotice(
  { unreadable }: Unreadable,
  collection: Collection<Document>,
  at: string
): StoreNotice | undefined {
  if (unreadable.length === 0) return undefined
  const names = unreadable.map((raw) => collection.describe(raw))
  return buildStayingNotice('unreadable', collection.name, hashText(JSON.stringify(unreadable)), at, names)
}

export function serializeUnreadable({ unreadable }: Unreadable): string {
  return JSON.stringify(unreadable, null, 2)
}

/**
 * The notice of a text that is no list and stays where it is. It stands as long as that is so: as long as it is damaged, nothing can
 * be saved, and this is the way out. `key` tells it from other texts; `savedAt`: when that was saved which can be put back.
 */
export function buildDamagedNotice(
  collection: string,
  key: string,
  at: string,
  savedAt: string | undefined
): StoreNotice {
  const notice = buildStayingNotice('damaged-kept', collection, key, at, [])
  return { ...notice, ...(savedAt === undefined ? {} : { savedAt }), actions: ['recover', 'download'] }
}

/** About what cannot be used and was not moved: there is nothing to undo. */
function buildStayingNotice(
  reason: 'unreadable' | 'damaged-kept',
  collection: string,
  key: string,
  at: string,
  names: string[]
): StoreNotice {
  const id = `${reason} ${collection} ${key}`
  return { id, reason, collection, at, count: names.length, names, actions: ['download', 'dismiss'] }
}
