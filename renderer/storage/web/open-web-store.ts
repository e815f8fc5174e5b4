import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import type { Edit } from '#renderer/storage/core/document-edits.ts'
import { type DocumentList, serializeList } from '#renderer/storage/core/document-list.ts'
import { isSettledWithin } from '#renderer/storage/core/is-settled-within.ts'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import { createListOperations } from '#renderer/storage/core/list-operations.ts'
import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import { type Collection, type DeviceStore, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type CollectionState, openCollectionTexts } from './collection-texts.ts'
import { openTextDatabase } from './database.ts'
import { followTabs } from './follow-tabs.ts'
import { createInitialization } from './initialize.ts'
import { openKnownTexts } from './known-texts.ts'
import { type LocalStorageArea, toStoreError } from './local-storage.ts'
import { createWebNotices } from './web-notices.ts'

export interface WebStoreOptions {
  readonly storage: LocalStorageArea
  readonly initializers: readonly CollectionInitializer[]
  /** Name of the IndexedDB database. */
  readonly database?: string
  /** How long the database is waited for in silence: then the app is shown, and says what it waits for. */
  readonly silentWaitMs?: number
  /** Called once, when the first change that a person made is durable. */
  onFirstChange?(): void
}

export interface WebStore extends DocumentStore {
  /** Ends all watches and leaves the database. */
  close(): void
}

/**
 * Opens the board of this browser: each part stands on the ones before it, and hears of what they do by subscribing to it. Rejects
 * with 'unavailable' when localStorage refuses every write.
 */
export async function openWebStore(options: WebStoreOptions): Promise<WebStore> {
  const { storage, initializers, database: name = 'loupe', silentWaitMs = 5000 } = options
  const knownTexts = openKnownTexts(storage)
  const database = openTextDatabase(name, storage, () => {
    notices.setCondition('read-only')
    refresh()
  })
  const early = initializers.flatMap((each) => ('load' in each ? [] : each.collection.name))
  const texts = openCollectionTexts({
    storage,
    knownTexts,
    database,
    early,
    onChange(state) {
      void notices.describe(state)
      refresh(state.collection.name)
    },
    onCommit(collection, isQuarantineChanged) {
      tabs.post(collection)
      if (isQuarantineChanged) void reread().then(() => tabs.post(null))
    }
  })
  const onFull = () => notices.setCondition('full')
  const initialization = createInitialization({ texts, database, storage, initializers, onFull })
  const notices = createWebNotices({ texts, database, initialization, tellOthers: () => tabs.post(null) })
  const reread = () => notices.reread().catch(database.giveUp)

  let isLegacyArchived = false
  const prepare = async (collection: Collection<Document>): Promise<void> => {
    // '{kind}_{uid}': somebody's own. What lies under the keys of nobody is looked for with the first of them.
    if (!isLegacyArchived && collection.name.includes('_')) {
      isLegacyArchived = true
      import('./legacy-keys.ts').then((late) => late.archiveLegacyKeys(storage)).catch(() => {})
    }
    await initialization.ready(collection.name)
    if ((await texts.read(collection)).list) return
    // Where nothing can take its place it stays as it is, which its notice says.
    await initialization.recoverUnlessWanted(collection).catch(() => {})
    await notices.describe(await texts.read(collection))
    await reread()
  }
  let tellFirstChange = options.onFirstChange ?? (() => {})
  const documents = createListOperations({
    async read(collection) {
      await prepare(collection)
      return readList(await texts.read(collection))
    },
    async write<T extends Document>(collection: Collection<T>, edit: (list: DocumentList<T>) => Edit<T> | undefined) {
      await prepare(collection)
      if ((await texts.read(collection)).isSubstitute) throw new StoreError('full', 'there is no room left')
      let made: Edit<T> | undefined
      await texts.write(collection, (state) => {
        made = edit(readList<T>(state))
        return made && { text: serializeList(made.list), list: made.list }
      })
      if (made) tellFirstChange()
      if (made) tellFirstChange = () => {}
      return made
    }
  })
  const { watch, refresh } = createLiveQueries(documents.query)
  const tabs = followTabs({ storage, knownTexts, texts, channel: `${name}.texts`, refresh, onQuarantine: reread })
  const close = () => {
    for (const each of [tabs, texts, database]) each.close()
  }
  const onDropped = (collection: string) => {
    refresh(collection)
    tabs.post(collection)
    return reread().then(() => tabs.post(null))
  }
  // Rarely needed, so its code is loaded only then.
  const loadDevice = async () =>
    (await loadChunk(() => import('./device.ts'))).createDevice({
      storage,
      knownTexts,
      texts,
      database,
      name,
      onDropped,
      close
    })
  const device: DeviceStore = {
    mayHold: (collection) => ![null, '[]'].includes(storage.read(collection)),
    listCollections: async () => (await loadDevice()).listCollections(),
    dropCollection: async (collection) => (await loadDevice()).dropCollection(collection),
    // Of what was removed only the hash of the text is kept that it stood in.
    compact: async () => {},
    eraseAll: async (viewer) => (await loadDevice()).eraseAll(viewer)
  }

  const beginning = initialization.run().then(reread)
  try {
    if (await isSettledWithin(Promise.race([database.opened, beginning]), silentWaitMs)) await beginning
    else {
      notices.setCondition('waiting')
      // What was shown from localStorage meanwhile may be older.
      void beginning.catch(database.giveUp).then(() => {
        notices.setCondition('waiting', false)
        refresh()
      })
    }
  } catch (error) {
    close()
    throw toStoreError(error)
  }
  return { ...documents, watch, notices, device, close }
}

/** Every collection is held as what its own schema made of it. */
function readList<T extends Document>({ list }: CollectionState): DocumentList<T> {
  if (!list) throw new StoreError('damaged', 'what is stored is no list')
  return list as DocumentList<T>
}
