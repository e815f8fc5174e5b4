import type { LateUpkeep, Upkeep } from '#renderer/storage/core/collection-initializer.ts'
import { watching } from '#renderer/storage/core/live-queries.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { markerKeeper } from './checkpoint.ts'
import { openBoard } from './collection-cache.ts'
import { boardDocuments } from './document-operations.ts'
import { keptUpLate, prepare } from './initialize-collections.ts'
import type { TabStorage } from './local-storage.ts'
import { boardNotices } from './notices.ts'
import { hearOthers } from './storage-events.ts'
import { stayOpen, type TabLocks, tabChannel } from './tabs.ts'
import { startJournal } from './write-ahead-log.ts'

export interface WebStoreOptions {
  readonly storage: TabStorage
  readonly upkeep: readonly (Upkeep | LateUpkeep)[]
  readonly locks?: TabLocks
  /** Name of the IndexedDB database that holds the journal. */
  readonly database?: string
}

export interface WebStore extends DocumentStore {
  /** Ends all watches and leaves the journal. */
  close(): void
}

/** Opens the board on localStorage. Rejects with 'unavailable' when localStorage refuses every write. */
export async function openWebStore({ storage, upkeep, locks, database = 'loupe' }: WebStoreOptions): Promise<WebStore> {
  const marker = markerKeeper(storage)
  const lost = () => board.journalLost()
  const journal = await startJournal(database, marker, locks, () => lost())
  const board = openBoard({
    storage,
    marker,
    journal,
    changed(collection) {
      watches.look(collection.name)
      notices.look()
    },
    lost: () => notices.say('read-only')
  })
  const keepUp = (cares: WebStoreOptions['upkeep']) => prepare(board, journal, cares, storage, notices.say)
  const keptUp = keptUpLate(board, upkeep, (care) => keepUp([care]).then(notices.reread).catch(lost), storage)
  const { query, ...documents } = boardDocuments(keptUp)
  const watches = watching(query)
  const channel = tabChannel(`${database}.notices`, () => void notices.reread().catch(lost))
  const notices = boardNotices({ board, journal, announce: channel.tell })
  if (!journal) notices.say('read-only')
  const deaf = hearOthers(storage, marker, board, watches.look)
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
  leave = stayOpen(locks)
  return { ...documents, query, watch: watches.watch, notices, close }
}
