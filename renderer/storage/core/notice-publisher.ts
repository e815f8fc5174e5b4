import type { Unsubscribe } from '#renderer/storage/document-store.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { isSameJson } from './same-json.ts'
import { createSignal } from './signal.ts'

export interface NoticePublisher {
  /** Makes these the current notices, and tells the listeners if that is a change. */
  publish(notices: StoreNotice[]): void
  watch(listener: (notices: StoreNotice[]) => void): Unsubscribe
}

/** The current notices of a store, and those who watch them. */
export function createNoticePublisher(): NoticePublisher {
  const changes = createSignal<StoreNotice[]>()
  let current: StoreNotice[] = []
  return {
    publish(notices) {
      if (isSameJson(current, notices)) return
      current = notices
      changes.emit(current)
    },
    watch(listener) {
      const stop = changes.subscribe(listener)
      listener(current)
      return stop
    }
  }
}
