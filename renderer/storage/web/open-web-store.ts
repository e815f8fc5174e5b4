import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import type { Edit } from '#renderer/storage/core/document-edits.ts'
import type { DocumentList } from '#renderer/storage/core/document-list.ts'
import { isSettledWithin } from '#renderer/storage/core/is-settled-within.ts'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import { type Collection, type DeviceStore, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { type CollectionCache, openCollectionCache } from './collection-cache.ts'
import type { CollectionState } from './collection-state.ts'
import { collectionInitialization, type Initialization } from './initialize-collections.ts'
import { type LocalStorageArea, toStoreError } from './local-storage.ts'
import { createCheckpointStore } from './log/checkpoint.ts'
import { openLog } from './log/write-ahead-log.ts'
import { createWebNotices, loadTrouble, type WebNotices } from './notices.ts'
import { followStorage, repairLags } from './storage-events.ts'
import { holdPresenceLock, type TabLocks } from './tabs.ts'

export interface WebStoreOptions {
  readonly storage: LocalStorageArea
  readonly initializers: readonly CollectionInitializer[]
  readonly locks?: TabLocks
  /** Name of the IndexedDB database that holds the log. */
  readonly database?: string
  /** How long the log is waited for in silence: then the app is shown, and says what it waits for. */
  readonly silentWaitMs?: number
  /** Called once, when the first change that a person made is durable. */
  onFirstChange?(): void
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
  const { storage, initializers, locks, database = 'loupe', silentWaitMs = 5000 } = options
  const checkpoint = createCheckpointStore(storage)
  const log = openLog(database, checkpoint, locks)
  const early = initializers.flatMap((each) => ('load' in each ? [] : each.collection.name))
  const cache = openCollectionCache({ storage, checkpoint, log, early })
  const notices = createWebNotices({ cache, log, initializers }, `${database}.notices`)
  const initialization = collectionInitialization({ cache, log, storage, notices, initializers })
  const { query, ...documents } = createDocumentOperations(cache, notices, initialization.ready, options.onFirstChange)
  const { watch, refresh } = createLiveQueries(query)
  // Rarely needed, so its code is loaded only then.
  const loadDevice = async () =>
    (await loadTrouble()).openDevice({
      storage,
      checkpoint,
      cache,
      log,
      database,
      close,
      refresh,
      reread: notices.reread
    })
  const device: DeviceStore = {
    mayHold: (name) => ![null, '[]'].includes(storage.read(name)),
    listCollections: async () => (await loadDevice()).listCollections(),
    dropCollection: async (name) => (await loadDevice()).dropCollection(name),
    compact: async (collection) => (await loadDevice()).compact(collection),
    eraseAll: async (viewer) => (await loadDevice()).eraseAll(viewer)
  }
  cache.onChange(({ name }) => refresh(name))
  const stops = [
    followStorage({ storage, checkpoint, cache, refresh }),
    repairLags(cache),
    notices.close,
    () => log.close()
  ]
  const close = () => {
    for (const stop of stops) stop()
  }
  const begin = async () => {
    await initialization.run()
    await notices.reread()
    // Not earlier: another open tab makes `openLog` take a missing checkpoint for a cleared storage, and until here this
    // tab may not have written one.
    stops.push(holdPresenceLock(locks))
  }
  const beginning = begin()
  try {
    if (await isSettledWithin(Promise.race([log.opened, beginning]), silentWaitMs)) await beginning
    else {
      notices.say('waiting')
      // What was shown from localStorage meanwhile may be older.
      void beginning.catch(log.giveUp).then(() => {
        notices.say('waiting', false)
        refresh()
      })
    }
  } catch (error) {
    close()
    throw toStoreError(error)
  }
  return { ...documents, query, watch, notices, device, close }
}

/** Nothing of it is needed before the first change. */
const loadEdits = () => loadChunk(() => import('#renderer/storage/core/document-edits.ts'))

/** The documents of the collections, one by one and by query. */
function createDocumentOperations(
  cache: CollectionCache,
  notices: WebNotices,
  ready: Initialization['ready'],
  onFirstChange = () => {}
): Pick<DocumentStore, 'get' | 'query' | 'change' | 'remove'> {
  let tellFirst = onFirstChange
  const prepare = async (collection: Collection<Document>) => {
    await ready(collection.name)
    if (!(await cache.read(collection)).list) await notices.makeWay(collection)
  }
  const read = async <T extends Document>(collection: Collection<T>) => {
    await prepare(collection)
    return readList<T>(await cache.read(collection))
  }
  const write = async <T extends Document>(
    collection: Collection<T>,
    id: string,
    edit: (list: DocumentList<T>) => Edit<T> | undefined
  ): Promise<T | undefined> => {
    await prepare(collection)
    let made: Edit<T> | undefined
    await cache.write(collection, {
      id,
      decide(state) {
        if (cache.isSubstituted(collection)) throw new StoreError('full', 'there is no room left')
        made = edit(readList<T>(state))
        return made && { kind: 'change', edit: made }
      }
    })
    if (made) {
      tellFirst()
      tellFirst = () => {}
    }
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
      const { applyChange } = await loadEdits()
      const document = await write(collection, id, (list) => applyChange(list, collection, id, mutate, expected))
      if (!document) throw new StoreError('unavailable', 'nothing was written')
      return document
    },
    async remove(collection, id, expected) {
      const { applyRemoval } = await loadEdits()
      await write(collection, id, (list) => applyRemoval(list, id, expected))
    }
  }
}

/** The cache holds every collection as what its own schema made of it. */
function readList<T extends Document>({ list }: CollectionState): DocumentList<T> {
  if (!list) throw new StoreError('damaged', 'what is stored is no list')
  return list as DocumentList<T>
}
