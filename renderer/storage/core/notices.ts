import type { Collection, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { fingerprint, sameJson } from './compare.ts'
import type { DocumentList } from './document-list.ts'
import { signal } from './signal.ts'

export interface NoticeBoard {
  /** Shows these notices and no others. */
  show(notices: StoreNotice[]): void
  watch(listener: (notices: StoreNotice[]) => void): Unsubscribe
}

/** What is on show, and who wants to know. */
export function noticeBoard(): NoticeBoard {
  const changes = signal<StoreNotice[]>()
  let shown: StoreNotice[] = []
  return {
    show(notices) {
      if (sameJson(shown, notices)) return
      shown = notices
      changes.emit(shown)
    },
    watch(listener) {
      const stop = changes.subscribe(listener)
      listener(shown)
      return stop
    }
  }
}

type Unreadable = Pick<DocumentList<Document>, 'unreadable'>

/** The notice that names the records which do not parse; undefined when all do. Its id lasts as long as they are the same. */
export function unreadableNotice(
  { unreadable }: Unreadable,
  collection: Collection<Document>,
  at: string
): StoreNotice | undefined {
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

export function unreadableContent({ unreadable }: Unreadable): string {
  return JSON.stringify(unreadable, null, 2)
}

/** The notice of a text that is no list and stays where it is, as the person wants it. `resetKey`: tells it from other texts. */
export function damagedNotice(collection: string, resetKey: string, at: string): StoreNotice {
  return {
    id: `damaged-kept ${collection} ${resetKey}`,
    reason: 'damaged-kept',
    collection,
    at,
    count: 0,
    names: [],
    actions: ['download', 'dismiss']
  }
}
