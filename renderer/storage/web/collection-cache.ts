import { parseList } from '#renderer/storage/core/document-list.ts'
import { createSignal } from '#renderer/storage/core/signal.ts'
import { type Collection, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { buildUnloggedState, type CollectionState, parseText, readLogTail, reconcile } from './collection-state.ts'
import type { LocalStorageArea } from './local-storage.ts'
import type { CheckpointStore } from './log/checkpoint.ts'
import type { WriteAheadLog } from './log/write-ahead-log.ts'
import { createRandomName } from './tabs.ts'
import { runTransaction, type TransactionContext, type WriteRequest } from './transaction.ts'

type AnyCollection = Collection<Document>

export interface KnownCollection {
  readonly collection: AnyCollection
  readonly state: CollectionState
}

/** The collections as this tab knows them. */
export interface CollectionCache {
  /** The collection as it is now, as far as this tab can know. */
  read(collection: AnyCollection): Promise<CollectionState>
  /** Rejects with a StoreError, or with what the request throws. */
  write(collection: AnyCollection, request: WriteRequest): Promise<CollectionState>
  /** Asks the log about everything read so far, whatever localStorage looks like. */
  recheck(): void
  /** Shows these documents in place of a text that cannot be used, without storing them, until the text changes. */
  substitute(collection: AnyCollection, text: string | null, documents: readonly Document[]): void
  /** Whether it does: a change would then be made to another list than the one on the screen. */
  isSubstituted(collection: AnyCollection): boolean
  /** As if it had not been read. */
  forget(collection: string): void
  /** Everything read so far. */
  states(): Iterable<KnownCollection>
  /** Calls `listener` after anything in a collection has changed. */
  onChange(listener: (collection: AnyCollection) => void): Unsubscribe
  /** Calls `listener` whenever localStorage is seen to be behind the log. */
  onLag(listener: (collection: AnyCollection) => void): Unsubscribe
}

interface CollectionCacheOptions {
  readonly storage: LocalStorageArea
  readonly checkpoint: CheckpointStore
  readonly log: WriteAheadLog
  /** The collections that are shown as localStorage has them while the log is not open yet. All else waits for the log. */
  readonly early: readonly string[]
}

export function openCollectionCache({ storage, checkpoint, log, early }: CollectionCacheOptions): CollectionCache {
  const knownCollections = new Map<string, KnownCollection>()
  const substitutes = new Map<string, CollectionState>()
  const reading = new Map<string, Promise<CollectionState>>()
  const changes = createSignal<AnyCollection>()
  const lags = createSignal<AnyCollection>()
  const context: TransactionContext = { storage, checkpoint, log, tab: createRandomName(), openedAt: Date.now() }

  const stateOf = (name: string) => knownCollections.get(name)?.state
  /** What is shown in place of the text, as long as it is the same text. */
  const substituteOf = (name: string) => {
    const state = substitutes.get(name)
    return state?.text === storage.read(name) ? state : undefined
  }
  const keep = (collection: AnyCollection, state: CollectionState): CollectionState => {
    const before = stateOf(collection.name)
    // A slow read must not replace what this tab has written meanwhile.
    if (before && before.appliedSeq > state.appliedSeq) return before
    knownCollections.set(collection.name, { collection, state })
    if (!before || before.list !== state.list) changes.emit(collection)
    if (state.current !== state.text) lags.emit(collection)
    return state
  }
  const readFromLog = async (collection: AnyCollection): Promise<CollectionState> => {
    const { name } = collection
    const state = await log.read(async (inside) => {
      const [logState, tail] = await Promise.all([inside.state(), readLogTail(inside, name, stateOf(name))])
      const text = storage.read(name)
      const cached = stateOf(name)
      return reconcile({ log: inside, logState, checkpoint: checkpoint.read(), text, collection, cached, tail })
    })
    return keep(collection, state)
  }
  /** One reading at a time: whoever asks meanwhile shares it. */
  const readOnce = (collection: AnyCollection): Promise<CollectionState> => {
    const { name } = collection
    const current = reading.get(name) ?? readFromLog(collection).finally(() => reading.delete(name))
    reading.set(name, current)
    return current
  }
  const readText = (collection: AnyCollection, text: string | null, cached: CollectionState | undefined) =>
    keep(
      collection,
      cached?.text === text ? cached : buildUnloggedState(text, parseText(text, collection, cached?.list))
    )
  const readNewest = async (collection: AnyCollection): Promise<CollectionState> => {
    const entry = checkpoint.read()?.texts.find(([name]) => name === collection.name)
    const text = storage.read(collection.name)
    const cached = stateOf(collection.name)
    if (!log.isUsable) return readText(collection, text, cached)
    if (!log.isOpen && text !== null && early.includes(collection.name)) {
      const list = parseText(text, collection)
      // Not remembered: it may be older than what the log will tell.
      if (list?.documents.length) return buildUnloggedState(text, list)
    }
    if (cached?.text === text && (entry?.[1] ?? 0) <= cached.appliedSeq) return cached
    try {
      return await readOnce(collection)
    } catch {
      log.giveUp()
      return readText(collection, text, cached)
    }
  }

  return {
    async read(collection) {
      const shown = substituteOf(collection.name)
      if (shown) return shown
      const state = await readNewest(collection)
      // A read that was shared with an earlier caller may have begun before the newest text arrived.
      return state.text === storage.read(collection.name) ? state : readNewest(collection)
    },
    async write(collection, request) {
      if (!log.isUsable) throw new StoreError('unavailable', 'the journal cannot be used')
      const { name } = collection
      const shown = substituteOf(name)
      if (!shown) substitutes.delete(name)
      const state = await runTransaction(context, collection, () => stateOf(name), request)
      if (state.text !== shown?.text) substitutes.delete(name)
      return keep(collection, state)
    },
    recheck() {
      if (!log.isOpen) return
      for (const { collection } of knownCollections.values()) readOnce(collection).catch(log.giveUp)
    },
    substitute(collection, text, documents) {
      const list = parseList(JSON.parse(JSON.stringify(documents)), collection)
      substitutes.set(collection.name, buildUnloggedState(text, list))
      changes.emit(collection)
    },
    isSubstituted: ({ name }) => substituteOf(name) !== undefined,
    forget: (name) => void knownCollections.delete(name),
    states: () => knownCollections.values(),
    onChange: changes.subscribe,
    onLag: lags.subscribe
  }
}
