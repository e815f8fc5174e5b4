import {
  buildDamagedNotice,
  buildUnreadableNotice,
  checkAction,
  checkContent,
  createNoticePublisher
} from '#renderer/storage/core/notices.ts'
import type { StoreNotices } from '#renderer/storage/document-store.ts'
import {
  buildConditionNotice,
  buildQuarantineNotice,
  type DeviceCondition,
  type StoreNotice
} from '#shared/storage/notices.ts'
import type { CollectionCache, KnownCollection } from './collection-cache.ts'
import { damagedKey } from './collection-state.ts'
import { dismissal, type QuarantineRow } from './log-transaction.ts'
import { openBroadcast } from './tabs.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

export interface WebNotices extends StoreNotices {
  /** Adds a notice about this browser, once. */
  say(condition: DeviceCondition): void
  /** Takes it down when it holds no more. */
  withdraw(condition: DeviceCondition): void
  /** Reads what was quarantined and decided again, also in other tabs. */
  reread(): Promise<void>
  close(): void
}

interface WebNoticesOptions {
  readonly cache: CollectionCache
  readonly log: WriteAheadLog
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
    ...[...cache.states()].flatMap((collection) => stateNotice(collection, openedAt) ?? [])
  ]
  const show = () =>
    publisher.publish(all().filter(({ id }) => !dismissedHere.has(id) && !decisions?.has(dismissal(id))))
  const say = (condition: DeviceCondition) => {
    if (conditions.has(condition)) return
    conditions.set(condition, buildConditionNotice(condition, openedAt))
    show()
  }
  const read = async () => {
    const found = await log.read(async (inside) => [await inside.quarantined(), await inside.decisions()] as const)
    rows = found[0]
    decisions = found[1]
    show()
  }
  const reread = () => read().catch(log.giveUp)
  const broadcast = openBroadcast(channel, reread)
  const tellChange = async () => {
    await read()
    broadcast.post()
  }
  // Notices are rarely acted upon: the code for it is loaded then.
  const actions = () => import('./quarantine.ts')
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  const knownOf = (id: string) => [...cache.states()].find((collection) => stateNotice(collection, openedAt)?.id === id)
  /** What a notice is about, as far as it is about a collection. */
  const aboutOf = (id: string) => {
    const collection = rowOf(id)?.collection ?? knownOf(id)?.collection.name
    return collection === undefined ? {} : { collection }
  }

  cache.onChange(show)
  log.onGivenUp(() => say('read-only'))

  return {
    say,
    withdraw(condition) {
      conditions.delete(condition)
      show()
    },
    reread,
    watch: publisher.watch,
    close: broadcast.close,
    async undo(id, viewer) {
      checkAction(aboutOf(id), viewer)
      await (await actions()).restore(cache, log, rowOf(id)).then(tellChange)
    },
    async readContent(id, viewer) {
      checkContent(aboutOf(id), viewer)
      return (await actions()).readContent(log, rowOf(id), knownOf(id)?.state)
    },
    async dismiss(id, viewer) {
      checkAction(aboutOf(id), viewer)
      dismissedHere.add(id)
      show()
      // A notice about this browser comes back when the page is opened again and it still holds.
      if (!log.isUsable || conditions.has(id)) return
      await (await actions()).dismiss(log, rowOf(id), id)
      dismissedHere.delete(id)
      await tellChange()
    }
  }
}

/** What is to be said of a collection as it is; undefined: nothing. */
function stateNotice({ collection, state }: KnownCollection, at: string): StoreNotice | undefined {
  const { list } = state
  return list ? buildUnreadableNotice(list, collection, at) : buildDamagedNotice(collection.name, damagedKey(state), at)
}
