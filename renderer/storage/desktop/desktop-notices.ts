import { noticeBoard, unreadableContent, unreadableNotice } from '#renderer/storage/core/notices.ts'
import { type Collection, StoreError, type StoreNotices } from '#renderer/storage/document-store.ts'
import type { DesktopBridge, NoticeList } from '#shared/bridge.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { unwrap } from './bridge.ts'

export interface DesktopNotices extends StoreNotices {
  /** The elements of a collection that are no document. */
  lookAt(collection: Collection<Document>, unreadable: readonly unknown[]): void
  /** The collection that a notice is about; '' for all, and when there is no such notice. */
  collectionOf(id: string): string
}

/** What main set aside, and the records that this app cannot read. */
export function desktopNotices(bridge: DesktopBridge): DesktopNotices {
  const board = noticeBoard()
  const openedAt = new Date().toISOString()
  const unreadable = new Map<string, { notice: StoreNotice; content: string }>()
  let fromMain: NoticeList = { notices: [], dismissed: [] }

  const show = () => {
    const own = [...unreadable.values()]
      .map(({ notice }) => notice)
      .filter(({ id }) => !fromMain.dismissed.includes(id))
    board.show([...fromMain.notices, ...own])
  }
  const receive = (list: NoticeList) => {
    fromMain = list
    show()
  }
  bridge.onNoticesChanged(receive)
  // A storage that cannot be read is told by every screen; the notices come with the first one that can.
  unwrap(bridge.listNotices()).then(receive, () => {})

  return {
    watch: board.watch,
    lookAt(collection, elements) {
      const list = { unreadable: elements }
      const notice = unreadableNotice(list, collection, openedAt)
      if (notice) unreadable.set(collection.name, { notice, content: unreadableContent(list) })
      else unreadable.delete(collection.name)
      show()
    },
    collectionOf: (id) => fromMain.notices.find((notice) => notice.id === id)?.collection ?? '',
    async undo(id) {
      if (unreadableOf(id)) throw new StoreError('unavailable', 'nothing was set aside')
      await unwrap(bridge.undoNotice(id))
    },
    content: async (id) => unreadableOf(id)?.content ?? unwrap(bridge.noticeContent(id)),
    async dismiss(id) {
      await unwrap(bridge.dismissNotice(id))
    }
  }

  function unreadableOf(id: string) {
    return [...unreadable.values()].find(({ notice }) => notice.id === id)
  }
}
