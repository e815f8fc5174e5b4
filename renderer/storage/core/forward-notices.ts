import type { StoreNotices } from '#renderer/storage/document-store.ts'

/** What can be done to a notice. */
export type NoticeActions = Omit<StoreNotices, 'watch'>

/** Hands what is done to a notice on to whoever has it. */
export function forwardNotices(find: (id: string) => NoticeActions | Promise<NoticeActions>): NoticeActions {
  return {
    recover: async (id, viewer) => (await find(id)).recover(id, viewer),
    discard: async (id, viewer) => (await find(id)).discard(id, viewer),
    undo: async (id, viewer) => (await find(id)).undo(id, viewer),
    readContent: async (id, viewer) => (await find(id)).readContent(id, viewer),
    dismiss: async (id, viewer) => (await find(id)).dismiss(id, viewer)
  }
}
