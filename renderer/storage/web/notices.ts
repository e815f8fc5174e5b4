import { damagedNotice, noticeBoard, unreadableNotice } from '#renderer/storage/core/notices.ts'
import type { Collection, StoreNotices } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { conditionNotice, type DeviceCondition, quarantineNotice, type StoreNotice } from '#shared/storage/notices.ts'
import type { CollectionCache } from './collection-cache.ts'
import { type CollectionState, damagedKey } from './collection-state.ts'
import { dismissalOf, type QuarantineRow } from './log-transaction.ts'
import type { Broadcast } from './tabs.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

export interface WebNotices extends StoreNotices {
  /** Says something about this browser, once. */
  say(condition: DeviceCondition): void
  /** Reads what was quarantined and decided again, also in other tabs. */
  reread(): Promise<void>
}

interface Parts {
  readonly cache: CollectionCache
  readonly log: WriteAheadLog | undefined
  /** Tells the other tabs to read again. */
  readonly broadcast: Broadcast
}

export function webNotices({ cache, log, broadcast }: Parts): WebNotices {
  const board = noticeBoard()
  const openedAt = new Date().toISOString()
  const conditions: StoreNotice[] = []
  const dismissedHere = new Set<string>()
  let rows: QuarantineRow[] = []
  let decisions: ReadonlySet<string> = new Set()

  const all = () => [
    ...conditions,
    ...rows.filter(({ standing }) => standing === 'shown').map(quarantineNotice),
    ...[...cache.states()].flatMap(([collection, state]) => stateNotice(collection, state, openedAt) ?? [])
  ]
  const show = () => board.show(all().filter(({ id }) => !dismissedHere.has(id) && !decisions.has(dismissalOf(id))))
  const say = (condition: DeviceCondition) => {
    if (conditions.some(({ id }) => id === condition)) return
    conditions.push(conditionNotice(condition, openedAt))
    show()
  }
  const read = async () => {
    const found = await log?.read(async (inside) => [await inside.quarantined(), await inside.decisions()] as const)
    rows = found?.[0] ?? []
    decisions = found?.[1] ?? new Set()
    show()
  }
  const reread = () => read().catch(() => log?.giveUp())
  const tellChange = async () => {
    await read()
    broadcast.post()
  }
  // What is done with a notice is rare, and fetched then.
  const actions = () => import('./quarantine.ts')
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  const stateOf = (id: string) =>
    [...cache.states()].find(([collection, state]) => stateNotice(collection, state, openedAt)?.id === id)?.[1]

  cache.onChange(show)
  log?.onGivenUp(() => say('read-only'))
  if (!log?.isUsable) say('read-only')
  broadcast.onMessage(reread)

  return {
    say,
    reread,
    watch: board.watch,
    undo: async (id) => (await actions()).restore(cache, log, rowOf(id)).then(tellChange),
    content: async (id) => (await actions()).readContent(log, rowOf(id), stateOf(id)),
    async dismiss(id) {
      dismissedHere.add(id)
      show()
      // What is said about this browser is said again when the page is opened again and it still holds.
      if (!log || conditions.some((notice) => notice.id === id)) return
      await (await actions()).dismiss(log, rowOf(id), id)
      dismissedHere.delete(id)
      await tellChange()
    }
  }
}

/** What is to be said of a collection as it is; undefined: nothing. */
function stateNotice(collection: Collection<Document>, state: CollectionState, at: string): StoreNotice | undefined {
  const { list } = state
  return list ? unreadableNotice(list, collection, at) : damagedNotice(collection.name, damagedKey(state), at)
}
