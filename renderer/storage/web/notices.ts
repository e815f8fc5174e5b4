import { buildDamagedNotice, buildUnreadableNotice, createNoticePublisher } from '#renderer/storage/core/notices.ts'
import { type Collection, StoreError, type StoreNotices } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import {
  buildConditionNotice,
  buildQuarantineNotice,
  type DeviceCondition,
  isExpired,
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
  /** Takes a text that is no list out of the way. Rejects with a StoreError. */
  recover(collection: Collection<Document>): Promise<void>
}

export function createWebNotices({ cache, log, channel, recover }: WebNoticesOptions): WebNotices {
  const publisher = createNoticePublisher()
  const openedAt = new Date().toISOString()
  const conditions = new Map<string, StoreNotice>()
  const dismissedHere = new Set<string>()
  let rows: QuarantineRow[] = []
  let decisions: ReadonlySet<string> | undefined
  const savedAt = new Map<string, string | undefined>()

  const noticeOf = (known: KnownCollection) => stateNotice(known, openedAt, savedAt.get(known.collection.name))
  const all = () => [
    ...conditions.values(),
    ...rows.filter(({ standing }) => standing === 'shown').map(buildQuarantineNotice),
    ...[...cache.states()].flatMap((known) => noticeOf(known) ?? [])
  ]
  const isDismissed = (id: string) => dismissedHere.has(id) || decisions?.has(dismissal(id))
  const show = () =>
    publisher.publish(all().filter(({ id, actions }) => !actions.includes('dismiss') || !isDismissed(id)))
  const say = (condition: DeviceCondition) => {
    if (conditions.has(condition)) return
    conditions.set(condition, buildConditionNotice(condition, openedAt))
    show()
  }
  const read = async () => {
    const found = await log.read(async (inside) => [await inside.quarantined(), await inside.decisions()] as const)
    rows = found[0]
    const expired = rows.filter(({ at }) => isExpired(at)).map(({ id }) => id)
    if (expired.length > 0) {
      rows = rows.filter(({ id }) => !expired.includes(id))
      await (await actions()).discard(log, expired)
    }
    decisions = found[1]
    for (const { collection, state } of cache.states()) {
      if (state.list) savedAt.delete(collection.name)
      else savedAt.set(collection.name, await (await recovery()).findSavedAt(log, collection))
    }
    show()
  }
  // Rarely needed as well.
  const recovery = () => import('./recover-collection.ts')
  const reread = () => read().catch(log.giveUp)
  const broadcast = openBroadcast(channel, reread)
  const tellChange = async () => {
    await read()
    broadcast.post()
  }
  // Notices are rarely acted upon: the code for it is loaded then.
  const actions = () => import('./quarantine.ts')
  const checks = () => import('#renderer/storage/core/notice-checks.ts')
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  const knownOf = (id: string) =>
    [...cache.states()].find((known) => stateNotice(known, openedAt, undefined)?.id === id)
  /** What a notice is about, as far as it is about a collection. */
  const aboutOf = (id: string) => {
    const collection = rowOf(id)?.collection ?? knownOf(id)?.collection.name
    return collection === undefined ? {} : { collection }
  }

  cache.onChange(show)
  log.onRepaired(() => void tellChange().catch(log.giveUp))
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
    async recover(id, viewer) {
      ;(await checks()).checkAction(aboutOf(id), viewer)
      const known = knownOf(id)
      if (!known) throw new StoreError('unavailable', 'nothing is in the way')
      await recover(known.collection)
      await tellChange()
    },
    async discard(id, viewer) {
      ;(await checks()).checkAction(aboutOf(id), viewer)
      await (await actions()).discard(log, [id])
      await tellChange()
    },
    async undo(id, viewer) {
      ;(await checks()).checkAction(aboutOf(id), viewer)
      await (await actions()).restore(cache, log, rowOf(id)).then(tellChange)
    },
    async readContent(id, viewer) {
      ;(await checks()).checkContent(aboutOf(id), viewer)
      return (await actions()).readContent(log, rowOf(id), knownOf(id)?.state)
    },
    async dismiss(id, viewer) {
      ;(await checks()).checkAction(aboutOf(id), viewer)
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
function stateNotice(
  { collection, state }: KnownCollection,
  at: string,
  savedAt: string | undefined
): StoreNotice | undefined {
  const { list } = state
  return list
    ? buildUnreadableNotice(list, collection, at)
    : buildDamagedNotice(collection.name, damagedKey(state), at, savedAt)
}
