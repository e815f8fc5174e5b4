import type { DocumentList } from '#renderer/storage/core/document-list.ts'
import { noticeBoard } from '#renderer/storage/core/notice-board.ts'
import { unreadableContent, unreadableNotice } from '#renderer/storage/core/unreadable-notice.ts'
import { type Collection, StoreError, type StoreNotice, type StoreNotices } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'

export interface MemoryNotices extends StoreNotices {
  lookAt(collection: Collection<Document>, list: DocumentList<Document>): void
}

export function memoryNotices(given: readonly StoreNotice[]): MemoryNotices {
  const board = noticeBoard()
  const openedAt = new Date().toISOString()
  const dismissed = new Set<string>()
  const unreadable = new Map<string, { notice: StoreNotice; content: string }>()
  const show = () => {
    const all = [...given, ...[...unreadable.values()].map(({ notice }) => notice)]
    board.show(all.filter(({ id }) => !dismissed.has(id)))
  }
  show()
  return {
    watch: board.watch,
    lookAt(collection, list) {
      const notice = unreadableNotice(list, collection, openedAt)
      if (notice) unreadable.set(collection.name, { notice, content: unreadableContent(list) })
      else unreadable.delete(collection.name)
      show()
    },
    undo: () => Promise.reject(new StoreError('unavailable', 'nothing was set aside')),
    async content(id) {
      const found = [...unreadable.values()].find(({ notice }) => notice.id === id)
      if (!found) throw new StoreError('unavailable', 'nothing was set aside')
      return found.content
    },
    async dismiss(id) {
      dismissed.add(id)
      show()
    }
  }
}
