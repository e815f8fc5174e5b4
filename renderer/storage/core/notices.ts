import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { createStoreNotices, type QuarantinePort, type StoreNoticeBoard } from '#shared/storage/store-notices.ts'

/** The notices of a store of the page. */
export interface CollectionNotices extends StoreNoticeBoard {
  /** Names the elements of a collection that do not parse as documents; with none, takes that notice down. */
  setUnreadable(collection: Collection<Document>, unreadable: readonly unknown[]): void
  /**
   * Tells that the text of a collection is no list and stays where it is. There is no dismissing it: nothing can be saved until it
   * is recovered.
   * @param key tells the text from others @param savedAt when the text was saved that can take its place, ISO 8601
   */
  setDamaged(collection: string, text: string, key: string, savedAt: string | undefined): void
}

export function createNotices(port: Partial<QuarantinePort> = {}): CollectionNotices {
  const at = new Date().toISOString()
  const board = createStoreNotices((failure, message) => new StoreError(failure, message), port)
  return {
    ...board,
    setUnreadable(collection, unreadable) {
      const { name } = collection
      if (unreadable.length === 0) return board.setState(name, undefined)
      // The id lasts as long as the elements are the same.
      const id = `unreadable ${name} ${hashText(JSON.stringify(unreadable))}`
      const names = unreadable.map((raw) => collection.describe(raw))
      const actions: StoreNotice['actions'] = ['download', 'dismiss']
      const notice: StoreNotice = {
        id,
        reason: 'unreadable',
        collection: name,
        at,
        count: names.length,
        names,
        actions
      }
      board.setState(name, { notice, content: () => JSON.stringify(unreadable, null, 2) })
    },
    setDamaged(collection, text, key, savedAt) {
      const id = `damaged-kept ${collection} ${key}`
      const saved = savedAt === undefined ? {} : { savedAt }
      const actions: StoreNotice['actions'] = ['recover', 'download']
      const notice: StoreNotice = { id, reason: 'damaged-kept', collection, at, count: 0, names: [], ...saved, actions }
      board.setState(collection, { notice, content: () => text })
    }
  }
}
