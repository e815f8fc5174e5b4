import type { StoreNotices } from '#renderer/storage/document-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'

type NoticeActions = Omit<StoreNotices, 'watch'>

export function forwardNotices(find: (id: string) => NoticeActions | Promise<NoticeActions>): NoticeActions {
  return {
    recover: async (id, viewer) => (await find(id)).recover(id, viewer),
    discard: async (id, viewer) => (await find(id)).discard(id, viewer),
    undo: async (id, viewer) => (await find(id)).undo(id, viewer),
    readContent: async (id, viewer) => (await find(id)).readContent(id, viewer),
    dismiss: async (id, viewer) => (await find(id)).dismiss(id, viewer)
  }
}

export function mergeNotices(first: StoreNotices, second: StoreNotices): StoreNotices {
  const shown = new Map<StoreNotices, StoreNotice[]>()
  return {
    watch(listener) {
      const stops = [first, second].map((each) =>
        each.watch((notices) => {
          shown.set(each, notices)
          listener([first, second].flatMap((one) => shown.get(one) ?? []))
        })
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    ...forwardNotices((id) => (shown.get(second)?.some((notice) => notice.id === id) ? second : first))
  }
}
