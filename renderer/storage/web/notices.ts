import { buildDamagedNotice, buildUnreadableNotice, createNoticePublisher } from '#renderer/storage/core/notices.ts'
import type { StoreNotices } from '#renderer/storage/document-store.ts'
import {
  buildConditionNotice,
  buildQuarantineNotice,
  type DeviceCondition,
  type StoreNotice
} from '#shared/storage/notices.ts'
import type { CollectionCache, KnownCollection } from './collection-cache.ts'
import { damagedKey } from './collection-state.ts'
import { dismissal, type QuarantineRow } from './log/log-transaction.ts'
import type { WriteAheadLog } from './log/write-ahead-log.ts'
import { openBroadcast } from './tabs.ts'

export interface WebNotices extends StoreNotices {
  /** Adds a notice about this browser, once. */
  say(condition: DeviceCondition): void
  /** Reads what was quarantined and decided again, also in other tabs. */
  reread(): Promise<void>
  close(): void
}

interface WebNoticesOptions {
  readonly cache: CollectionCache
  readonly log: WriteAheadLog | undefined
  /** Names the channel on which tabs tell each other to read again. */
  readonly channel: string
}

export function createWebNotices({ cache, log, channel }: WebNoticesOptions): WebNotices {
  const publisher = createNoticePublisher()
  const openedAt = new Date().toISOString()
  const conditions = new Map<string, StoreNotice>()
  const dismissedHere = new Set<string>()
  let rows: QuarantineRow[] = []
  let decisions: ReadonlySet<string> | undefined

  const all = () => [
    ...conditions.values(),
    ...rows.filter(({ standing }) => standing === 'shown').map(buildQuarantineNotice),
    ...[...cache.states()].flatMap((collection) => buildStateNotice(collection, openedAt) ?? [])
  ]
  const show = () =>
    publisher.publish(all().filter(({ id }) => !dismissedHere.has(id) && !decisions?.has(dismissal(id))))
  const say = (condition: DeviceCondition) => {
    if (conditions.has(condition)) return
    conditions.set(condition, buildConditionNotice(condition, openedAt))
    show()
  }
  const read = async () => {
    const found = await log?.read(async (inside) => [await inside.quarantined(), await inside.decisions()] as const)
    rows = found?.[0] ?? []
    decisions = found?.[1]
    show()
  }
  const reread = () => read().catch(() => log?.giveUp())
  const broadcast = openBroadcast(channel, reread)
  const tellChange = async () => {
    await read()
    broadcast.post()
  }
  // Notices are rarely acted upon: the code for it is loaded then.
  const actions = () => import('./quarantine.ts')
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  const stateOf = (id: string) =>
    [...cache.states()].find((collection) => buildStateNotice(collection, openedAt)?.id === id)?.state

  cache.onChange(show)
  log?.onGivenUp(() => say('read-only'))
  if (!log?.isUsable) say('read-only')

  return {
    say,
    reread,
    watch: publisher.watch,
    close: broadcast.close,
    undo: async (id) => (await actions()).restore(cache, log, rowOf(id)).then(tellChange),
    readContent: async (id) => (await actions()).readContent(log, rowOf(id), stateOf(id)),
    async dismiss(id) {
      dismissedHere.add(id)
      show()
      // A notice about this browser comes back when the page is opened again and it still holds.
      if (!log || conditions.has(id)) return
      await (await actions()).dismiss(log, rowOf(id), id)
      dismissedHere.delete(id)
      await tellChange()
    }
  }
}

/** What is to be said of a collection as it is; undefined: nothing. */
function buildStateNotice({ collection, state }: KnownCollection, at: string): StoreNotice | undefined {
  const { list } = state
  return list ? buildUnreadableNotice(list, collection, at) : buildDamagedNotice(collection.name, damagedKey(state), at)
}
