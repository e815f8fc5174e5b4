import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/hash-text.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { createStoreNotices, type QuarantinePort, type StoreNoticeBoard } from '#shared/storage/storage-notice-board.ts'

export interface CollectionNotices extends StoreNoticeBoard {
  /** Names the elements of a collection that do not parse; with none, removes that notice. */
  setUnreadable(collection: Collection<Document>, unreadable: readonly unknown[]): void
  /** No list: nothing can be saved until it is recovered. `savedAt`: of the text that can replace it. */
  setDamaged(collection: string, text: string, key: string, savedAt: string | undefined): void
}

export function createCollectionNotices(port?: QuarantinePort): CollectionNotices {
  const at = new Date().toISOString()
  const board = createStoreNotices((failure, message) => new StoreError(failure, message), port)
  return {
    ...board,
    setUnreadable(collection, unreadable) {
      const { name } = collection
      if (unreadable.length === 0) return board.setState(name, undefined)
      const id = `unreadable ${name} ${hashText(JSON.stringify(unreadable))}`
      const names = unreadable.map((raw) => collection.describe(raw))
      const actions: StoreNotice['actions'] = ['download', 'dismiss']
      board.setState(name, {
        notice: { id, reason: 'unreadable', collection: name, at, count: names.length, names, actions },
        content: () => JSON.stringify(unreadable, null, 2)
      })
    },
    setDamaged(collection, text, key, savedAt) {
      const id = `damaged-kept ${collection} ${key}`
      const actions: StoreNotice['actions'] = ['recover', 'download']
      board.setState(collection, {
        notice: { id, reason: 'damaged-kept', collection, at, count: 0, names: [], savedAt, actions },
        content: () => text
      })
    }
  }
}
