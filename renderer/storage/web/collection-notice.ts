import { unreadableNotice } from '#renderer/storage/core/notices.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import type { CollectionState } from './collection-state.ts'
import { textSignature } from './keepsakes.ts'

/** What is to be said of a collection as it is held; undefined: nothing. */
export function heldNotice(
  collection: Collection<Document>,
  held: CollectionState,
  at: string
): StoreNotice | undefined {
  if (held.list) return unreadableNotice(held.list, collection, at)
  const id = `damaged-kept ${collection.name} ${textSignature(held.current ?? '')}`
  return {
    id,
    reason: 'damaged-kept',
    collection: collection.name,
    at,
    count: 0,
    names: [],
    actions: ['download', 'dismiss']
  }
}
