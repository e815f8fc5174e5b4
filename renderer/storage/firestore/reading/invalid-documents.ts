import { checkAction, checkContent } from '#renderer/storage/core/notice-checks.ts'
import { createNoticePublisher } from '#renderer/storage/core/notice-publisher.ts'
import { buildUnreadableNotice, serializeUnreadable } from '#renderer/storage/core/notices.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { type Collection, StoreError, type StoreNotices } from '../../document-store.ts'
import type { ConvertedDocument } from './document-converter.ts'

export interface InvalidDocuments extends StoreNotices {
  /** A document that does not parse is named in a notice until it parses, or the notice is dismissed. */
  update<T extends Document>(collection: Collection<T>, read: readonly ConvertedDocument<T>[]): void
  forget(): void
}

type RawByName = Map<string, unknown>

/** The notices of a shared board, which has no quarantine: nothing can be undone. */
export function createInvalidDocuments(): InvalidDocuments {
  const publisher = createNoticePublisher()
  const openedAt = new Date().toISOString()
  const dismissed = new Set<string>()
  const found = new Map<string, { collection: Collection<Document>; raw: RawByName }>()
  const listAll = () =>
    [...found.values()].flatMap(({ collection, raw }) => {
      const unreadable = [...raw.values()]
      const notice = buildUnreadableNotice({ unreadable }, collection, openedAt)
      return notice ? [{ notice, content: serializeUnreadable({ unreadable }) }] : []
    })
  const publish = () => {
    const notices: StoreNotice[] = listAll().map(({ notice }) => notice)
    publisher.publish(notices.filter(({ id }) => !dismissed.has(id)))
  }
  return {
    watch: publisher.watch,
    update(collection, read) {
      const raw: RawByName = found.get(collection.name)?.raw ?? new Map()
      const before = raw.size
      let isNew = false
      for (const { name, raw: value, document } of read) {
        if (document) raw.delete(name)
        else {
          isNew ||= raw.get(name) !== value
          raw.set(name, value)
        }
      }
      if (!isNew && raw.size === before) return
      found.set(collection.name, { collection, raw })
      publish()
    },
    forget() {
      found.clear()
      publish()
    },
    recover: () => Promise.reject(new StoreError('unavailable', 'nothing is in the way')),
    discard: () => Promise.reject(new StoreError('unavailable', 'nothing was set aside')),
    undo: () => Promise.reject(new StoreError('unavailable', 'nothing was set aside')),
    async readContent(id, viewer) {
      const match = listAll().find(({ notice }) => notice.id === id)
      if (!match) throw new StoreError('unavailable', 'nothing was set aside')
      checkContent(match.notice, viewer)
      return match.content
    },
    async dismiss(id, viewer) {
      checkAction(listAll().find(({ notice }) => notice.id === id)?.notice ?? {}, viewer)
      dismissed.add(id)
      publish()
    }
  }
}
