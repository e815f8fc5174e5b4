import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import type { NoticeActions } from '#renderer/storage/core/forward-notices.ts'
import { checkAction, checkContent } from '#renderer/storage/core/notice-checks.ts'
import type { NoticePublisher } from '#renderer/storage/core/notice-publisher.ts'
import { buildDamagedNotice, buildUnreadableNotice } from '#renderer/storage/core/notices.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Viewer } from '#shared/storage/notice-access.ts'
import {
  buildConditionNotice,
  buildQuarantineNotice,
  type DeviceCondition,
  isExpired,
  type StoreNotice
} from '#shared/storage/notices.ts'
import type { CollectionCache, KnownCollection } from '../collection-cache.ts'
import { damagedKey } from '../collection-state.ts'
import { dismissal, type QuarantineRow } from '../log/log-transaction.ts'
import type { WriteAheadLog } from '../log/write-ahead-log.ts'
import { discard, dismiss, readContent, restore } from './quarantine.ts'
import { findSavedAt, recoverNow, recoverUnlessWanted } from './recover-collection.ts'
import { readQuarantined } from './rows.ts'

export interface NoticeParts {
  readonly cache: CollectionCache
  readonly log: WriteAheadLog
  readonly initializers: readonly CollectionInitializer[]
}

interface BoardParts extends NoticeParts {
  /** What holds of this browser now. */
  readonly conditions: ReadonlySet<DeviceCondition>
  readonly publisher: NoticePublisher
  /** Has the other tabs read again. */
  tellTabs(): void
}

/** The notices themselves, and what is done to them. */
export interface NoticeBoard extends NoticeActions {
  /** Publishes them as they are now. */
  show(): void
  /** Reads what was quarantined and decided, and shows it. */
  read(): Promise<void>
  /** Takes a text that is no list out of the way, unless it is to stay, and shows what became of it. Never rejects. */
  makeWay(collection: Collection<Document>): Promise<void>
}

export function createNoticeBoard({ conditions, publisher, tellTabs, ...parts }: BoardParts): NoticeBoard {
  const { cache, log } = parts
  const openedAt = new Date().toISOString()
  const dismissedHere = new Set<string>()
  let rows: QuarantineRow[] = []
  let decisions: ReadonlySet<string> | undefined
  const savedAt = new Map<string, string | undefined>()
  const makingWay = new Map<string, Promise<void>>()

  const noticeOf = (known: KnownCollection) => buildStateNotice(known, openedAt, savedAt.get(known.collection.name))
  const all = (): StoreNotice[] => [
    ...[...conditions].map((condition) => buildConditionNotice(condition, openedAt)),
    ...rows.filter(({ standing }) => standing === 'shown').map(buildQuarantineNotice),
    ...[...cache.states()].flatMap((known) => noticeOf(known) ?? [])
  ]
  const isDismissed = (id: string) => dismissedHere.has(id) || decisions?.has(dismissal(id))
  const show = () =>
    publisher.publish(all().filter(({ id, actions }) => !actions.includes('dismiss') || !isDismissed(id)))
  const read = async () => {
    const found = await log.read(async (inside) => [await readQuarantined(inside), await inside.decisions()] as const)
    const expired = found[0].filter(({ at }) => isExpired(at)).map(({ id }) => id)
    rows = found[0].filter(({ id }) => !expired.includes(id))
    if (expired.length > 0) await discard(log, expired)
    decisions = found[1]
    for (const { collection, state } of cache.states()) {
      if (state.list) savedAt.delete(collection.name)
      else savedAt.set(collection.name, await findSavedAt(log, collection))
    }
    show()
  }
  const tellChange = async () => {
    await read()
    tellTabs()
  }
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  const knownOf = (id: string) =>
    [...cache.states()].find((known) => buildStateNotice(known, openedAt, undefined)?.id === id)
  /** What a notice is about, as far as it is about a collection. */
  const aboutOf = (id: string) => {
    const collection = rowOf(id)?.collection ?? knownOf(id)?.collection.name
    return collection === undefined ? {} : { collection }
  }
  const act = async (id: string, viewer: Viewer, action: () => Promise<void>) => {
    checkAction(aboutOf(id), viewer)
    await action()
    await tellChange()
  }

  return {
    show,
    read,
    makeWay(collection) {
      const { name } = collection
      const current =
        makingWay.get(name) ??
        recoverUnlessWanted(parts, collection)
          // It stays as it is, which its notice says.
          .catch(() => {})
          .then(read)
          .catch(log.giveUp)
          .finally(() => makingWay.delete(name))
      makingWay.set(name, current)
      return current
    },
    recover: (id, viewer) =>
      act(id, viewer, async () => {
        const known = knownOf(id)
        if (!known) throw new StoreError('unavailable', 'nothing is in the way')
        await recoverNow(parts, known.collection)
      }),
    discard: (id, viewer) => act(id, viewer, () => discard(log, [id])),
    undo: (id, viewer) => act(id, viewer, () => restore(cache, log, rowOf(id))),
    async readContent(id, viewer) {
      checkContent(aboutOf(id), viewer)
      return readContent(log, rowOf(id), knownOf(id)?.state)
    },
    async dismiss(id, viewer) {
      checkAction(aboutOf(id), viewer)
      dismissedHere.add(id)
      show()
      // A notice about this browser comes back when the page is opened again and it still holds.
      if (!log.isUsable || [...conditions].some((condition) => condition === id)) return
      await dismiss(log, rowOf(id), id)
      dismissedHere.delete(id)
      await tellChange()
    }
  }
}

/** What is to be said of a collection as it is; undefined: nothing. */
function buildStateNotice(
  { collection, state }: KnownCollection,
  at: string,
  savedAt: string | undefined
): StoreNotice | undefined {
  const { list } = state
  return list
    ? buildUnreadableNotice(list, collection, at)
    : buildDamagedNotice(collection.name, damagedKey(state), at, savedAt)
}
