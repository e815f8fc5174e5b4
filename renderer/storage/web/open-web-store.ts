import type { CollectionInitializer, LazyInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { liveQueries } from '#renderer/storage/core/live-queries.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { checkpointStore } from './checkpoint.ts'
import { openCollectionCache } from './collection-cache.ts'
import { boardDocuments } from './document-operations.ts'
import { keptUpLate, prepare } from './initialize-collections.ts'
import type { LocalStorageArea } from './local-storage.ts'
import { boardNotices } from './notices.ts'
import { hearOthers } from './storage-events.ts'
import { holdPresenceLock, openBroadcast, type TabLocks } from './tabs.ts'
import { startJournal } from './write-ahead-log.ts'

export interface WebStoreOptions {
  readonly storage: LocalStorageArea
  readonly initializers: readonly (CollectionInitializer | LazyInitializer)[]
  readonly locks?: TabLocks
  /** Name of the IndexedDB database that holds the journal. */
  readonly database?: string
}

export interface WebStore extends DocumentStore {
  /** Ends all watches and leaves the journal. */
  close(): void
}

/** Opens the board on localStorage. Rejects with 'unavailable' when localStorage refuses every write. */
export async function openWebStore({
  storage,
  initializers: upkeep,
  locks,
  database = 'loupe'
}: WebStoreOptions): Promise<WebStore> {
  const marker = checkpointStore(storage)
  const lost = () => board.journalLost()
  const journal = await startJournal(database, marker, locks, () => lost())
  const board = openCollectionCache({
    storage,
    marker,
    journal,
    changed(collection) {
      watches.refresh(collection.name)
      notices.look()
    },
    lost: () => notices.say('read-only')
  })
  const keepUp = (cares: WebStoreOptions['initializers']) => prepare(board, journal, cares, storage, notices.say)
  const keptUp = keptUpLate(board, upkeep, (care) => keepUp([care]).then(notices.reread).catch(lost), storage)
  const { query, ...documents } = boardDocuments(keptUp)
  const watches = liveQueries(query)
  const channel = openBroadcast(`${database}.notices`, () => void notices.reread().catch(lost))
  const notices = boardNotices({ board, journal, announce: channel.tell })
  if (!journal) notices.say('read-only')
  const deaf = hearOthers(storage, marker, board, watches.refresh)
  let leave = () => {}
  const close = () => {
    deaf()
    leave()
    channel.close()
    board.close()
    journal?.close()
  }
  try {
    await keepUp(upkeep)
  } catch (error) {
    close()
    throw error instanceof StoreError
      ? error
      : new StoreError('unavailable', 'the board cannot be opened', { cause: error })
  }
  await notices.reread().catch(lost)
  // Not earlier: until here this tab knows no better than one that starts beside it what an absent marker means.
  leave = holdPresenceLock(locks)
  return { ...documents, query, watch: watches.watch, notices, close }
}
