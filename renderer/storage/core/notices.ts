import type { Collection, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import type { DocumentList } from './document-list.ts'
import { fingerprint } from './fingerprint.ts'
import { sameJson } from './same-json.ts'
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
  const names = unreadable.map((raw) => collection.nameOf(raw))
  return stayingNotice('unreadable', collection.name, fingerprint(JSON.stringify(unreadable)), at, names)
}

export function unreadableContent({ unreadable }: Unreadable): string {
  return JSON.stringify(unreadable, null, 2)
}

/** The notice of a text that is no list and stays where it is, as the person wants it. `key` tells it from other texts. */
export function damagedNotice(collection: string, key: string, at: string): StoreNotice {
  return stayingNotice('damaged-kept', collection, key, at, [])
}

/** About what cannot be used and was not moved: there is nothing to undo. */
function stayingNotice(
  reason: 'unreadable' | 'damaged-kept',
  collection: string,
  key: string,
  at: string,
  names: string[]
): StoreNotice {
  const id = `${reason} ${collection} ${key}`
  return { id, reason, collection, at, count: names.length, names, actions: ['download', 'dismiss'] }
}
