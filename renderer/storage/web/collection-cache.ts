import { listOf } from '#renderer/storage/core/document-list.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { CheckpointStore } from './checkpoint.ts'
import { type CollectionState, readLogTail, reconcile, unjournaled } from './collection-state.ts'
import type { LocalStorageArea } from './local-storage.ts'
import { randomName } from './tabs.ts'
import { runTransaction, type TransactionContext, type WriteRequest } from './transaction.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

export interface CollectionCache {
  /** The collection as it is now, as far as this tab can know. */
  read(collection: Collection<Document>): Promise<CollectionState>
  /** Rejects with a StoreError, or with what the step throws. */
  write(
    collection: Collection<Document>,
    step: WriteRequest['step'],
    more?: Pick<WriteRequest, 'id' | 'beside'>
  ): Promise<CollectionState>
  /** Asks the journal about everything read so far, whatever localStorage looks like. */
  recheck(): void
  /** Shows these documents in place of a text that cannot be used, without storing them, until the text changes. */
  showInstead(collection: Collection<Document>, text: string | null, documents: readonly Document[]): void
  /** Whether it does, so that a change would be made to something else than what is seen. */
  isShownInstead(collection: Collection<Document>): boolean
  /** Everything read so far. */
  held(): ReadonlyMap<Collection<Document>, CollectionState>
  /** Called when the journal does not answer any more: from then on nothing can be saved. */
  journalLost(): void
  /** Nothing is written from here on. */
  close(): void
}

/** How long localStorage stays behind the journal, in milliseconds of calm, before this tab helps: mostly its text is on the way. */
const repairAfter = 400

interface Parts {
  readonly storage: LocalStorageArea
  readonly marker: CheckpointStore
  readonly journal: WriteAheadLog | undefined
  /** Called after anything this board holds has changed. */
  changed(collection: Collection<Document>): void
  lost(): void
}

export function openCollectionCache({ storage, marker, journal, changed, lost }: Parts): CollectionCache {
  const collections = new Map<string, { collection: Collection<Document>; held: CollectionState }>()
  const instead = new Map<string, CollectionState>()
  let fence: TransactionContext | undefined = journal && {
    storage,
    marker,
    journal,
    tab: randomName(),
    born: Date.now()
  }

  const known = (name: string) => collections.get(name)?.held
  const keep = (collection: Collection<Document>, held: CollectionState): CollectionState => {
    const before = known(collection.name)
    // A slow reading must not cover what this tab has written meanwhile.
    if (before && before.appliedSeq > held.appliedSeq) return before
    collections.set(collection.name, { collection, held })
    if (!before || before.list !== held.list) changed(collection)
    if (held.current !== held.text) repairSoon(collection)
    return held
  }
  const giveUp = () => {
    if (!fence) return
    fence = undefined
    lost()
  }
  const readings = new Map<string, Promise<CollectionState>>()
  const fromJournal = (collection: Collection<Document>, open: WriteAheadLog): Promise<CollectionState> => {
    const { name } = collection
    const reading = readings.get(name) ?? readJournal(collection, open).finally(() => readings.delete(name))
    readings.set(name, reading)
    return reading
  }
  const readJournal = async (collection: Collection<Document>, open: WriteAheadLog): Promise<CollectionState> => {
    const held = await open.read(async (view) => {
      const { name } = collection
      const [state, news] = await Promise.all([view.state(), readLogTail(view, name, known(name))])
      const text = storage.read(name)
      return reconcile({
        log: view,
        logState: state,
        checkpoint: marker.read(),
        text,
        collection,
        cached: known(name),
        tail: news
      })
    })
    return keep(collection, held)
  }
  const seen = async (collection: Collection<Document>): Promise<CollectionState> => {
    const claim = marker.read()?.texts.find(([name]) => name === collection.name)
    const text = storage.read(collection.name)
    const held = known(collection.name)
    if (!fence) return keep(collection, unjournaled(text, collection, held))
    if (held?.text === text && (claim?.[1] ?? 0) <= held.appliedSeq) return held
    try {
      return await fromJournal(collection, fence.journal)
    } catch {
      giveUp()
      return keep(collection, unjournaled(text, collection, held))
    }
  }
  const read = async (collection: Collection<Document>): Promise<CollectionState> => {
    const shown = instead.get(collection.name)
    if (shown && shown.text === storage.read(collection.name)) return shown
    const held = await seen(collection)
    // A reading shared with an earlier question may have begun before the newest text arrived.
    return held.text === storage.read(collection.name) ? held : seen(collection)
  }
  const write: CollectionCache['write'] = async (collection, step, more) => {
    if (!fence) throw new StoreError('unavailable', 'the journal cannot be used')
    const { name } = collection
    const shown = instead.get(name)
    if (shown && shown.text !== storage.read(name)) instead.delete(name)
    const passage = { collection, known: () => known(name), step, ...more }
    const held = await runTransaction(fence, passage)
    if (held.text !== shown?.text) instead.delete(name)
    return keep(collection, held)
  }
  const repairs = new Map<string, ReturnType<typeof setTimeout>>()
  const repairSoon = (collection: Collection<Document>) => {
    clearTimeout(repairs.get(collection.name))
    const repair = () => {
      // When it fails, the list in memory is right all the same, and the next change brings the text with it.
      write(collection, (held) => (held.current === held.text ? undefined : { kind: 'repair' })).catch(() => {})
    }
    repairs.set(collection.name, setTimeout(repair, repairAfter))
  }

  return {
    read,
    write,
    recheck() {
      if (!fence) return
      for (const { collection } of collections.values()) fromJournal(collection, fence.journal).catch(giveUp)
    },
    showInstead(collection, text, documents) {
      const list = listOf(JSON.parse(JSON.stringify(documents)), collection)
      instead.set(collection.name, {
        text,
        textHash: '',
        textSeq: 0,
        appliedSeq: 0,
        externallyModified: false,
        current: text,
        list
      })
      changed(collection)
    },
    isShownInstead: ({ name }) => instead.has(name) && instead.get(name)?.text === storage.read(name),
    held: () => new Map([...collections.values()].map(({ collection, held }) => [collection, held])),
    journalLost: giveUp,
    close() {
      for (const timer of repairs.values()) clearTimeout(timer)
      fence = undefined
    }
  }
}
