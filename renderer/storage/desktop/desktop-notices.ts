import { checkAction, checkContent } from '#renderer/storage/core/notice-checks.ts'
import { createNoticePublisher } from '#renderer/storage/core/notice-publisher.ts'
import { buildUnreadableNotice, serializeUnreadable } from '#renderer/storage/core/notices.ts'
import { type Collection, StoreError, type StoreNotices } from '#renderer/storage/document-store.ts'
import type { DesktopBridge, NoticeList } from '#shared/bridge.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { unwrap } from './bridge.ts'

export interface DesktopNotices extends StoreNotices {
  /** Tells the elements of a collection that do not parse as documents. */
  update(collection: Collection<Document>, unreadable: readonly unknown[]): void
  /** The collection that a notice is about; '' for all, and when there is no such notice. */
  readCollection(id: string): string
}

/** The notices of main about what is in quarantine, and those about records that this page cannot parse. */
export function createDesktopNotices(bridge: DesktopBridge): DesktopNotices {
  const publisher = createNoticePublisher()
  const openedAt = new Date().toISOString()
  const unreadable = new Map<string, { notice: StoreNotice; content: string }>()
  let fromMain: NoticeList = { notices: [], dismissed: [] }

  const publish = () => {
    const own = [...unreadable.values()]
      .map(({ notice }) => notice)
      .filter(({ id }) => !fromMain.dismissed.includes(id))
    publisher.publish([...fromMain.notices, ...own])
  }
  const receive = (list: NoticeList) => {
    fromMain = list
    publish()
  }
  bridge.onNoticesChanged(receive)
  // If main cannot read its storage every screen says so already; notices come with the first answer.
  unwrap(bridge.listNotices()).then(receive, () => {})

  return {
    watch: publisher.watch,
    update(collection, elements) {
      const list = { unreadable: elements }
      const notice = buildUnreadableNotice(list, collection, openedAt)
      if (notice) unreadable.set(collection.name, { notice, content: serializeUnreadable(list) })
      else unreadable.delete(collection.name)
      publish()
    },
    readCollection: (id) => fromMain.notices.find((notice) => notice.id === id)?.collection ?? '',
    // Of damaged files main has saved what can be read: nothing is ever in the way.
    recover: () => Promise.reject(new StoreError('unavailable', 'nothing is in the way')),
    async discard(id, viewer) {
      await unwrap(bridge.discardNotice(id, viewer))
    },
    async undo(id, viewer) {
      if (findUnreadable(id)) throw new StoreError('unavailable', 'nothing was set aside')
      await unwrap(bridge.undoNotice(id, viewer))
    },
    async readContent(id, viewer) {
      const found = findUnreadable(id)
      if (!found) return unwrap(bridge.readNoticeContent(id, viewer))
      checkContent(found.notice, viewer)
      return found.content
    },
    async dismiss(id, viewer) {
      checkAction(findUnreadable(id)?.notice ?? {}, viewer)
      await unwrap(bridge.dismissNotice(id, viewer))
    }
  }

  function findUnreadable(id: string) {
    return [...unreadable.values()].find(({ notice }) => notice.id === id)
  }
}
