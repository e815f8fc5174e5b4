import type { StoreNotice, Unsubscribe } from '#renderer/storage/document-store.ts'
import { sameJson } from './same-json.ts'

export interface NoticeBoard {
  /** Shows these notices and no others. */
  show(notices: StoreNotice[]): void
  watch(listener: (notices: StoreNotice[]) => void): Unsubscribe
}

/** What is on show, and who wants to know. */
export function noticeBoard(): NoticeBoard {
  const listeners = new Set<(notices: StoreNotice[]) => void>()
  let shown: StoreNotice[] = []
  return {
    show(notices) {
      if (sameJson(shown, notices)) return
      shown = notices
      for (const listener of [...listeners]) listener(shown)
    },
    watch(listener) {
      const own = (notices: StoreNotice[]) => listener(notices)
      listeners.add(own)
      own(shown)
      return () => void listeners.delete(own)
    }
  }
}
