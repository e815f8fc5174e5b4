import { type CollectionNotices, createCollectionNotices } from '#renderer/storage/core/collection-notices.ts'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import { mergeNotices } from '#renderer/storage/core/forward-notices.ts'
import { StoreError, type StoreNotices } from '#renderer/storage/document-store.ts'
import type { DesktopBridge, NoticeList } from '#shared/bridge.ts'
import { emptyQuarantine } from '#shared/storage/quarantine.ts'
import { unwrap } from './find-bridge.ts'

interface DesktopNotices extends StoreNotices, Pick<CollectionNotices, 'setUnreadable'> {
  /** Of this notice; '' for all collections, and for an unknown notice. */
  readCollection(id: string): string
}

/** Main's notices, about its quarantine, and those about elements that this page cannot parse. */
export function createDesktopNotices(bridge: DesktopBridge): DesktopNotices {
  const changes = createEventEmitter<NoticeList['notices']>()
  let fromMain: NoticeList = { notices: [], dismissed: [] }
  const own = createCollectionNotices({
    read: async () => ({ ...emptyQuarantine, dismissed: fromMain.dismissed }),
    // Main stores dismissals of notices that it does not know, too.
    async update(change) {
      for (const id of change(emptyQuarantine).dismissed) await unwrap(bridge.dismissNotice(id, null))
    }
  })
  const receive = (list: NoticeList) => {
    fromMain = list
    changes.emit(list.notices)
    void own.reread()
  }
  bridge.onNoticesChanged(receive)
  // A storage that main cannot read fails every screen; notices come with its first answer.
  unwrap(bridge.listNotices()).then(receive, () => {})

  const main: StoreNotices = {
    watch(listener) {
      listener(fromMain.notices)
      return changes.subscribe(listener)
    },
    // Main has already recovered the intact lines of damaged files.
    recover: () => Promise.reject(new StoreError('unavailable', 'nothing is in the way')),
    discard: (id, viewer) => unwrap(bridge.discardNotice(id, viewer)),
    undo: (id, viewer) => unwrap(bridge.undoNotice(id, viewer)),
    readContent: (id, viewer) => unwrap(bridge.readNoticeContent(id, viewer)),
    dismiss: (id, viewer) => unwrap(bridge.dismissNotice(id, viewer))
  }
  return {
    ...mergeNotices(main, own),
    setUnreadable: own.setUnreadable,
    readCollection: (id) => fromMain.notices.find((notice) => notice.id === id)?.collection ?? ''
  }
}
