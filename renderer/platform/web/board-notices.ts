import {
  type Collection,
  StoreError,
  type StoreNotice,
  type StoreNoticeReason,
  type StoreNotices
} from '#renderer/data/document-store.ts'
import { noticeBoard } from '#renderer/platform/lists/notice-board.ts'
import { unreadableContent, unreadableNotice } from '#renderer/platform/lists/unreadable-notice.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Board } from './board.ts'
import type { Held } from './held.ts'
import type { Journal } from './journal.ts'
import type { KeepsakeRow } from './journal-rows.ts'
import { keepsakeNotice, textSignature } from './keepsakes.ts'
import { storageError } from './storage-error.ts'

export interface BoardNotices extends StoreNotices {
  /** Says something about this browser, once. */
  say(reason: StoreNoticeReason): void
  /** Looks at what the board holds again. */
  look(): void
  /** Reads what was set aside and decided again, also in other tabs. */
  reread(): Promise<void>
}

interface Parts {
  readonly board: Board
  readonly journal: Journal | undefined
  /** Called when other tabs should read again. */
  announce(): void
}

export function boardNotices({ board, journal, announce }: Parts): BoardNotices {
  const shown = noticeBoard()
  const openedAt = new Date().toISOString()
  const said: StoreNotice[] = []
  const dismissedHere = new Set<string>()
  let keepsakes: KeepsakeRow[] = []
  let decisions: ReadonlySet<string> = new Set()

  const current = () => [
    ...said,
    ...keepsakes.filter((row) => row.standing === 'shown').map(keepsakeNotice),
    ...[...board.held()].flatMap(([collection, held]) => heldNotice(collection, held, openedAt) ?? [])
  ]
  const look = () => shown.show(current().filter(({ id }) => !dismissedHere.has(id) && !decisions.has(dismissal(id))))
  const reread = async () => {
    const read = await journal?.read(async (view) => ({ rows: await view.keepsakes(), made: await view.decisions() }))
    keepsakes = read?.rows ?? []
    decisions = read?.made ?? new Set()
    look()
  }
  const changed = async () => {
    await reread()
    announce()
  }
  const keepsakeOf = (id: string) => keepsakes.find((row) => row.id === id)

  return {
    look,
    reread,
    watch: shown.watch,
    say(reason) {
      if (said.some((notice) => notice.reason === reason)) return
      said.push({ id: reason, reason, at: openedAt, count: 0, names: [], actions: ['dismiss'] })
      look()
    },
    async undo(id) {
      const keepsake = keepsakeOf(id)
      if (!keepsake || !journal) throw gone()
      const collection = [...board.held().keys()].find(({ name }) => name === keepsake.collection)
      if (!collection) throw gone()
      const { putBack } = await import('./put-back.ts')
      await putBack(board, journal, collection, keepsake)
      await changed()
    },
    async content(id) {
      if (keepsakeOf(id) && journal) return (await journal.read((view) => view.content(id)).catch(failed)) ?? ''
      for (const [collection, held] of board.held()) {
        if (heldNotice(collection, held, openedAt)?.id !== id) continue
        return held.list ? unreadableContent(held.list) : (held.current ?? '')
      }
      throw gone()
    },
    async dismiss(id) {
      dismissedHere.add(id)
      look()
      const keepsake = keepsakeOf(id)
      // What is said about this browser is said again when the page is opened again and it still holds.
      if (!journal || said.some((notice) => notice.id === id)) return
      await journal
        .write(async (view) =>
          keepsake ? view.putKeepsake({ ...keepsake, standing: 'dismissed' }) : view.decide(dismissal(id))
        )
        .catch(failed)
      dismissedHere.delete(id)
      await changed()
    }
  }
}

function heldNotice(collection: Collection<Document>, held: Held, at: string): StoreNotice | undefined {
  if (held.list) return unreadableNotice(held.list, collection, at)
  const id = `damaged-kept ${collection.name} ${textSignature(held.current ?? '')}`
  return {
    id,
    reason: 'damaged-kept',
    collection: collection.name,
    at,
    count: 0,
    names: [],
    actions: ['download', 'dismiss']
  }
}

function dismissal(id: string): string {
  return `dismissed ${id}`
}

function gone(): StoreError {
  return new StoreError('unavailable', 'what this notice is about is not there any more')
}

function failed(error: unknown): never {
  throw storageError(error)
}
