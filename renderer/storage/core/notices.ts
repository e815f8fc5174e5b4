import { type Collection, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { canActOnNotice, canReadNoticeContent, type Viewer } from '#shared/storage/notice-access.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import type { DocumentList } from './document-list.ts'
import { hashText } from './fingerprint.ts'
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

type About = Pick<StoreNotice, 'collection'>

/** Throws when this person may not deal with what a notice is about. */
export function checkAction(about: About, viewer: Viewer): void {
  if (!canActOnNotice(about, viewer)) throw refusal()
}

/** Throws when this person may not have the text that a notice is about. */
export function checkContent(about: About, viewer: Viewer): void {
  if (!canReadNoticeContent(about, viewer)) throw refusal()
}

function refusal(): StoreError {
  return new StoreError('refused', 'this is not for whoever is here')
}

type Unreadable = Pick<DocumentList<Document>, 'unreadable'>

/** The notice that names the records which do not parse; undefined when all do. Its id lasts as long as they are the same. */
export function buildUnreadableNotice(
  { unreadable }: Unreadable,
  collection: Collection<Document>,
  at: string
): StoreNotice | undefined {
  if (unreadable.length === 0) return undefined
  const names = unreadable.map((raw) => collection.describe(raw))
  return buildStayingNotice('unreadable', collection.name, hashText(JSON.stringify(unreadable)), at, names)
}

export function serializeUnreadable({ unreadable }: Unreadable): string {
  return JSON.stringify(unreadable, null, 2)
}

/** The notice of a text that is no list and stays where it is, as the person wants it. `key` tells it from other texts. */
export function buildDamagedNotice(collection: string, key: string, at: string): StoreNotice {
  return buildStayingNotice('damaged-kept', collection, key, at, [])
}

/** About what cannot be used and was not moved: there is nothing to undo. */
function buildStayingNotice(
  reason: 'unreadable' | 'damaged-kept',
  collection: string,
  key: string,
  at: string,
  names: string[]
): StoreNotice {
  const id = `${reason} ${collection} ${key}`
  return { id, reason, collection, at, count: names.length, names, actions: ['download', 'dismiss'] }
}
