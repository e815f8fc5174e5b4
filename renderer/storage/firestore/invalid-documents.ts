import { noticeBoard, unreadableContent, unreadableNotice } from '#renderer/storage/core/notices.ts'
import type { Document } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { type Collection, StoreError, type StoreNotices } from '../document-store.ts'
import type { Stored } from './document-converter.ts'

export interface Unreadable extends StoreNotices {
  /** Looks at what was read: what does not parse is named in a notice until it parses, or is dismissed. */
  lookAt<T extends Document>(collection: Collection<T>, read: readonly Stored<T>[]): void
  forget(): void
}

type Found = Map<string, unknown>

/** The notices of a board that is shared: it sets nothing aside, so that there is nothing to put back. */
export function unreadableNotices(): Unreadable {
  const board = noticeBoard()
  const openedAt = new Date().toISOString()
  const dismissed = new Set<string>()
  const found = new Map<string, { collection: Collection<Document>; raw: Found }>()
  const all = () =>
    [...found.values()].flatMap(({ collection, raw }) => {
      const unreadable = [...raw.values()]
      const notice = unreadableNotice({ unreadable }, collection, openedAt)
      return notice ? [{ notice, content: unreadableContent({ unreadable }) }] : []
    })
  const show = () => {
    const notices: StoreNotice[] = all().map(({ notice }) => notice)
    board.show(notices.filter(({ id }) => !dismissed.has(id)))
  }
  return {
    watch: board.watch,
    lookAt(collection, read) {
      const raw: Found = found.get(collection.name)?.raw ?? new Map()
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
      show()
    },
    forget() {
      found.clear()
      show()
    },
    undo: () => Promise.reject(new StoreError('unavailable', 'nothing was set aside')),
    async content(id) {
      const wanted = all().find(({ notice }) => notice.id === id)
      if (!wanted) throw new StoreError('unavailable', 'nothing was set aside')
      return wanted.content
    },
    async dismiss(id) {
      dismissed.add(id)
      show()
    }
  }
}
