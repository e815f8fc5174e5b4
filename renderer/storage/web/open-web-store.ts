import type { Edit } from '#renderer/storage/core/apply-document-edits.ts'
import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { createCollectionNotices } from '#renderer/storage/core/collection-notices.ts'
import { isSettledWithin } from '#renderer/storage/core/is-settled-within.ts'
import { createLazyDevice } from '#renderer/storage/core/lazy-stores.ts'
import { createListOperations } from '#renderer/storage/core/list-operations.ts'
import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import { type DocumentList, serializeList } from '#renderer/storage/core/parse-document-list.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type CollectionState, openCollectionStorage } from './collection-storage.ts'
import { answerWithinMs } from './indexed-db.ts'
import { type LocalStorageArea, toStoreError } from './local-storage.ts'
import { createStorageRecovery, damagedKey, readQuarantine } from './storage-recovery.ts'
import { syncTabs } from './sync-tabs.ts'

interface WebStoreOptions {
  readonly storage: LocalStorageArea
  readonly initializers: readonly CollectionInitializer[]
  readonly database?: string
  /** Then the app is shown, with a notice that it waits for the database. */
  readonly silentWaitMs?: number
  /** Called once, when a person's first change is durable; default: asks the browser not to evict the storage. */
  onFirstChange?(): void
}

export interface WebStore extends DocumentStore {
  close(): void
}

/** Rejects with 'unavailable' when localStorage refuses every write. */
export async function openWebStore(options: WebStoreOptions): Promise<WebStore> {
  const { storage, initializers, database: name = 'loupe', silentWaitMs = 5000 } = options
  const first = initializers.filter(({ isFirst }) => isFirst)
  const texts = openCollectionStorage({
    storage,
    name,
    early: first.map((each) => each.name),
    onLost() {
      notices.setCondition('read-only')
      refresh()
    },
    onSilence(isSilent) {
      notices.setCondition('waiting', isSilent)
      if (!isSilent) refresh()
    },
    onChange(state) {
      void describe(state)
      refresh(state.collection.name)
    },
    async onCommit(collection, isQuarantineChanged) {
      tabs.post(collection)
      if (isQuarantineChanged) await reread().then(() => tabs.post(null))
    }
  })
  const { database } = texts
  const recovery = createStorageRecovery(texts, initializers, () => notices.setCondition('full'))
  const notices = createCollectionNotices({
    async read() {
      const { quarantine, malformed } = await database.read((inside) => inside.quarantine())
      return malformed.length === 0 ? quarantine : database.write((inside) => inside.changeQuarantine())
    },
    update: async (change) => void (await database.write((inside) => inside.changeQuarantine(change))),
    readText: (id) => database.read((inside) => inside.content(id)),
    restore: recovery.restore,
    recover: recovery.recover,
    notifyOtherTabs: () => tabs.post(null)
  })
  const reread = () => notices.reread().catch(database.giveUp)
  const describe = async (state: CollectionState) => {
    const { collection, list, text } = state
    if (list) return notices.setUnreadable(collection, list.unreadable)
    const { saved } = await readQuarantine(texts, state).catch(() => ({ saved: undefined }))
    if (texts.find(collection.name)?.text === text)
      notices.setDamaged(collection.name, text ?? '', damagedKey(state), saved?.at)
  }

  let isLegacyArchived = false
  const prepare = async (collection: Collection<Document>): Promise<CollectionState> => {
    // A collection of one person ('{kind}_{uid}'): earlier versions stored it under a key without a uid.
    if (!isLegacyArchived && collection.name.includes('_')) {
      isLegacyArchived = true
      import('./archive-legacy-keys.ts').then((late) => late.archiveLegacyKeys(storage)).catch(() => {})
    }
    await recovery.prepare(collection)
    const state = await texts.read(collection)
    if (!state.list) await describe(state)
    return state
  }
  /** Rejects when the database does not answer in time, so that a press ends with a message. */
  const prepareInTime = async (collection: Collection<Document>) => {
    const preparing = prepare(collection)
    if (await isSettledWithin(preparing, answerWithinMs)) return preparing
    throw new StoreError('unavailable', 'the database does not answer')
  }
  let notifyFirstChange = options.onFirstChange ?? askToPersist
  const documents = createListOperations({
    read: async (collection) => readList(await prepareInTime(collection)),
    async write<T extends Document>(collection: Collection<T>, edit: (list: DocumentList<T>) => Edit<T> | undefined) {
      if ((await prepareInTime(collection)).isSubstitute) throw new StoreError('full', 'there is no room left')
      let made: Edit<T> | undefined
      await texts.write(collection, (state) => {
        made = edit(readList<T>(state))
        return made && { text: serializeList(made.list), list: made.list }
      })
      if (made) notifyFirstChange()
      if (made) notifyFirstChange = () => {}
      return made
    }
  })
  const { watch, refresh } = createLiveQueries(documents.query)
  const tabs = syncTabs(texts, `${name}.texts`, refresh, reread)
  const close = () => {
    tabs.close()
    database.close()
  }
  const device = createLazyDevice(
    async () => (await import('./web-device-store.ts')).createWebDeviceStore(texts, name, refresh, close),
    (collection) => ![null, '[]'].includes(storage.read(collection))
  )

  const initialize = async () => {
    for (const { load } of first) await recovery.prepare((await load()).collection)
    await reread()
  }
  const beginning = initialize()
  try {
    if (await isSettledWithin(Promise.race([database.opened, beginning]), silentWaitMs)) await beginning
    else {
      notices.setCondition('waiting')
      // localStorage's texts, shown until then, may be older.
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

function readList<T extends Document>({ list }: CollectionState): DocumentList<T> {
  if (!list) throw new StoreError('damaged', 'the stored text is no list')
  return list as DocumentList<T>
}

/** Not earlier: some browsers ask the person in turn. */
function askToPersist(): void {
  globalThis.navigator?.storage?.persist?.().catch(() => {})
}
