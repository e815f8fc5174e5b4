import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { applyChange, applyRemoval, type DocumentList, type Edit } from '#renderer/storage/core/document-list.ts'
import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { type CollectionCache, openCollectionCache } from './collection-cache.ts'
import type { CollectionState } from './collection-state.ts'
import { collectionInitialization } from './initialize-collections.ts'
import type { LocalStorageArea } from './local-storage.ts'
import { createCheckpointStore } from './log/checkpoint.ts'
import { openLog } from './log/write-ahead-log.ts'
import { createWebNotices } from './notices.ts'
import { followStorage, repairLags } from './storage-events.ts'
import { holdPresenceLock, type TabLocks } from './tabs.ts'

export interface WebStoreOptions {
  readonly storage: LocalStorageArea
  readonly initializers: readonly CollectionInitializer[]
  readonly locks?: TabLocks
  /** Name of the IndexedDB database that holds the log. */
  readonly database?: string
}

export interface WebStore extends DocumentStore {
  /** Ends all watches and leaves the log. */
  close(): void
}

/**
 * Opens the board on localStorage: each part stands on the ones before it, and hears of what they do by subscribing to it. Rejects
 * with 'unavailable' when localStorage refuses every write.
 */
export async function openWebStore(options: WebStoreOptions): Promise<WebStore> {
  const { storage, initializers, locks, database = 'loupe' } = options
  const checkpoint = createCheckpointStore(storage)
  const log = await openLog(database, checkpoint, locks)
  const cache = openCollectionCache({ storage, checkpoint, log })
  const notices = createWebNotices({ cache, log, channel: `${database}.notices` })
  const initialization = collectionInitialization({ cache, log, storage, notices, initializers })
  const { query, ...documents } = createDocumentOperations(cache, initialization.ready)
  const { watch, refresh } = createLiveQueries(query)
  cache.onChange(({ name }) => refresh(name))
  const stops = [
    followStorage({ storage, checkpoint, cache, refresh }),
    repairLags(cache),
    notices.close,
    () => log?.close()
  ]
  const close = () => {
    for (const stop of stops) stop()
  }
  try {
    await initialization.run()
  } catch (error) {
    close()
    throw error instanceof StoreError
      ? error
      : new StoreError('unavailable', 'the board cannot be opened', { cause: error })
  }
  await notices.reread()
  // Not earlier: another open tab makes `openLog` take a missing checkpoint for a cleared storage, and until here this
  // tab may not have written one.
  stops.push(holdPresenceLock(locks))
  return { ...documents, query, watch, notices, close }
}

/** The documents of the collections, one by one and by query. */
function createDocumentOperations(
  cache: CollectionCache,
  ready: (collection: string) => Promise<void>
): Pick<DocumentStore, 'get' | 'query' | 'change' | 'remove'> {
  const read = async <T extends Document>(collection: Collection<T>) => {
    await ready(collection.name)
    return readList<T>(await cache.read(collection))
  }
  const write = async <T extends Document>(
    collection: Collection<T>,
    id: string,
    edit: (list: DocumentList<T>) => Edit<T> | undefined
  ): Promise<T | undefined> => {
    await ready(collection.name)
    let made: Edit<T> | undefined
    await cache.write(collection, {
      id,
      decide(state) {
        if (cache.isSubstituted(collection)) throw new StoreError('full', 'there was no room to begin')
        made = edit(readList<T>(state))
        return made && { kind: 'change', edit: made }
      }
    })
    return made?.stored?.document
  }
  return {
    async get(collection, id) {
      const { entries, indexById } = await read(collection)
      return entries[indexById.get(id) ?? -1]?.document
    },
    async query(collection, query) {
      return runQuery((await read(collection)).documents, query, collection.searchText)
    },
    async change(collection, id, mutate, expected) {
      const document = await write(collection, id, (list) => applyChange(list, collection, id, mutate, expected))
      if (!document) throw new StoreError('unavailable', 'nothing was written')
      return document
    },
    async remove(collection, id, expected) {
      await write(collection, id, (list) => applyRemoval(list, id, expected))
    }
  }
}

/** The cache holds every collection as what its own schema made of it. */
function readList<T extends Document>({ list }: CollectionState): DocumentList<T> {
  if (!list) throw new StoreError('damaged', 'what is stored is not a list')
  return list as DocumentList<T>
}
