import { noticeBoard } from '#renderer/storage/core/notices.ts'
import type { StoreNotices } from '#renderer/storage/document-store.ts'
import type { StoreNotice, StoreNoticeReason } from '#shared/storage/notices.ts'
import type { CollectionCache } from './collection-cache.ts'
import { heldNotice } from './collection-notice.ts'
import { keepsakeNotice } from './keepsakes.ts'
import type { QuarantineRow } from './log-transaction.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

export interface BoardNotices extends StoreNotices {
  /** Says something about this browser, once. */
  say(reason: StoreNoticeReason): void
  /** Looks at what the board holds again. */
  look(): void
  /** Reads what was set aside and decided again, also in other tabs. */
  reread(): Promise<void>
}

interface Parts {
  readonly board: CollectionCache
  readonly journal: WriteAheadLog | undefined
  /** Called when other tabs should read again. */
  announce(): void
}

export function boardNotices({ announce, ...parts }: Parts): BoardNotices {
  const { board, journal } = parts
  const shown = noticeBoard()
  const openedAt = new Date().toISOString()
  const said: StoreNotice[] = []
  const dismissedHere = new Set<string>()
  let keepsakes: QuarantineRow[] = []
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
  // What is done with a notice is rare, and fetched then.
  const actions = () => import('./quarantine.ts')
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
    undo: async (id) => (await actions()).undo(parts, keepsakeOf(id)).then(changed),
    content: async (id) => (await actions()).content(parts, keepsakeOf(id), id, openedAt),
    async dismiss(id) {
      dismissedHere.add(id)
      look()
      // What is said about this browser is said again when the page is opened again and it still holds.
      if (!journal || said.some((notice) => notice.id === id)) return
      await (await actions()).dismiss(journal, keepsakeOf(id), dismissal(id))
      dismissedHere.delete(id)
      await changed()
    }
  }
}

function dismissal(id: string): string {
  return `dismissed ${id}`
}
