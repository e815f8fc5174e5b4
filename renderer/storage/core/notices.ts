import type { Collection, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { fingerprint, sameJson } from './compare.ts'
import type { DocumentList } from './document-list.ts'

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

/** The notice that names the records which do not parse; undefined when all do. Its id lasts as long as they are the same. */
export function unreadableNotice<T extends Document>(
  list: Pick<DocumentList<T>, 'unreadable'>,
  collection: Collection<T>,
  at: string
): StoreNotice | undefined {
  const { unreadable } = list
  if (unreadable.length === 0) return undefined
  return {
    id: `unreadable ${collection.name} ${fingerprint(JSON.stringify(unreadable))}`,
    reason: 'unreadable',
    collection: collection.name,
    at,
    count: unreadable.length,
    names: unreadable.map((raw) => collection.nameOf(raw)),
    actions: ['download', 'dismiss']
  }
}

export function unreadableContent(list: Pick<DocumentList<Document>, 'unreadable'>): string {
  return JSON.stringify(list.unreadable, null, 2)
}
