import type { CollectionInitializer, EagerInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { parseElements } from '#renderer/storage/core/document-list.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import { planInitialization } from '#shared/storage/initialization.ts'
import {
  allowReset,
  discardTexts,
  emptyQuarantine,
  isSuppressed,
  type QuarantinedText
} from '#shared/storage/quarantine.ts'
import type { CollectionState, CollectionTexts, TextChange } from './collection-texts.ts'
import type { TextDatabase, TextTransaction } from './database.ts'
import { type LocalStorageArea, refuseBlocked } from './local-storage.ts'

interface Parts {
  readonly texts: CollectionTexts
  readonly database: TextDatabase
  readonly storage: LocalStorageArea
  readonly initializers: readonly CollectionInitializer[]
  /** There is no room for what a collection begins with. */
  onFull(): void
}

/** The text may change under our hands: then another tab is initializing it, and mostly done at the second look. */
const maxTries = 3

export type Initialization = ReturnType<typeof createInitialization>

/** What the collections of this browser begin with, and what takes the place of one that is no list. */
export function createInitialization({ texts, database, storage, initializers, onFull }: Parts) {
  const started = new Map<string, Promise<void>>()
  const readQuarantine = async () =>
    database.phase === 'lost'
      ? emptyQuarantine
      : database.read(async (inside) => (await inside.quarantine()).quarantine)

  /** Replaces exactly the text that was planned for, and no other. Resolves with whether it did. */
  const replace = async (planned: CollectionState, change: TextChange): Promise<boolean> => {
    let isReplaced = false
    await texts.write(planned.collection, (now) => {
      isReplaced = now.text === planned.text
      return isReplaced ? change : undefined
    })
    return isReplaced
  }
  /** Writes what the plan wants written. Resolves with false when it is to be looked at again. */
  const tryToInitialize = async (initializer: EagerInitializer): Promise<boolean> => {
    const { collection } = initializer
    const quarantine = await readQuarantine()
    const state = await texts.read(collection)
    const { list } = state
    const plan = planInitialization(
      list ? { elements: list.entries.map(({ raw }) => raw), isComplete: true } : { damagedKey: damagedKey(state) },
      initializer,
      (resetKey) => isSuppressed(quarantine, collection.name, resetKey)
    )
    if (plan.kind === 'none') return true
    if (plan.kind === 'migrate') {
      const text = JSON.stringify(plan.elements)
      return text === state.text || database.phase === 'lost' || replace(state, { text })
    }
    if (!list && database.phase !== 'lost') {
      await recover(collection, initializer)
      // What was put back may have to be reset or migrated in its turn.
      return false
    }
    // Where the sample cannot be fetched nothing is touched, and the next start tries again.
    const sample = await initializer.sample(new Date()).catch(() => undefined)
    if (!sample) return true
    const text = JSON.stringify(sample)
    const { quarantine: reason } = plan
    const setAside = reason && { ...reason, collection: collection.name, raw: state.text ?? '', sample: hashText(text) }
    try {
      return await replace(state, { text, isSample: true, setAside })
    } catch (error) {
      texts.substitute(collection, sample)
      throw error
    }
  }
  const tryRepeatedly = async (initializer: EagerInitializer) => {
    for (let tries = 0; tries < maxTries; tries += 1) if (await tryToInitialize(initializer)) return
  }
  const initialize = async (initializer: EagerInitializer) => {
    try {
      await tryRepeatedly(initializer)
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'full') return onFull()
      if (error instanceof SampleError) return
      refuseBlocked(storage, error)
      database.giveUp()
      await tryRepeatedly(initializer).catch(() => {})
    }
  }
  const findInitializer = async (name: string): Promise<EagerInitializer | undefined> => {
    const found = initializers.find((each) => ('load' in each ? each.name : each.collection.name) === name)
    // What cannot be fetched keeps nobody from what is stored.
    return found && 'load' in found ? found.load().catch(() => undefined) : found
  }
  /**
   * Replaces a text that is no list by the best there is: the text that IndexedDB has, else what made way for the damaged one when that
   * was put back, else the sample, else an empty list. Rejects when it cannot be written; nothing has changed then.
   */
  const recover = async (collection: Collection<Document>, initializer?: EagerInitializer): Promise<void> => {
    const { name } = collection
    const state = await texts.read(collection)
    if (state.list) return
    const saved = await database.read((inside) => findSaved(inside, name))
    const sample = saved ? undefined : await initializer?.sample(new Date()).catch(toSampleError)
    const text = saved?.text ?? JSON.stringify(sample ?? [])
    const reason = saved ? 'damaged-recovered' : sample ? 'damaged' : 'damaged-emptied'
    const resetKey = damagedKey(state)
    await replace(state, {
      text,
      isSample: sample !== undefined,
      setAside: {
        collection: name,
        reason,
        raw: state.text ?? '',
        count: 0,
        resetKey,
        ...(saved ? { savedAt: saved.at } : { sample: hashText(text) })
      },
      changeQuarantine: (stored) =>
        allowReset(
          discardTexts(stored, ({ id }) => id === saved?.id),
          name,
          resetKey
        )
    })
  }

  return {
    /**
     * Initializes what the first page shows. Rejects with 'unavailable' when localStorage refuses every write, which is how some
     * browsers block it.
     */
    async run(): Promise<void> {
      for (const initializer of initializers) if (!('load' in initializer)) await initialize(initializer)
    },
    /** To be waited for before a collection is read or written: what no first page shows is initialized then, once. */
    ready(name: string): Promise<void> {
      const isLazy = initializers.some((each) => 'load' in each && each.name === name)
      const initializing =
        started.get(name) ??
        (isLazy ? findInitializer(name).then((found) => found && initialize(found)) : Promise.resolve())
      started.set(name, initializing)
      return initializing
    },
    /** Takes a text that is no list out of the way. */
    recover: async (collection: Collection<Document>) => recover(collection, await findInitializer(collection.name)),
    /** The same, unless it was put back on purpose or the collection waits for somebody's decision. */
    async recoverUnlessWanted(collection: Collection<Document>): Promise<void> {
      if (database.phase !== 'open' || collection.waitsWhenDamaged) return
      const [quarantine, state] = [await readQuarantine(), await texts.read(collection)]
      if (state.list || isSuppressed(quarantine, collection.name, damagedKey(state))) return
      await recover(collection, await findInitializer(collection.name))
    }
  }
}

/** What a text that is no list is known by: the key under which its reset can be undone. */
export function damagedKey({ text }: CollectionState): string {
  return `text ${hashText(text ?? '')}`
}

/** What would be put back in place of a damaged text; `id`: it comes out of quarantine. */
export async function findSaved(
  inside: TextTransaction,
  name: string
): Promise<{ text: string; at: string; id?: string } | undefined> {
  const { row } = await inside.row(name)
  if (row?.text && parseElements(row.text)?.length) return { text: row.text, at: row.savedAt }
  const isDisplaced = ({ collection, reason }: QuarantinedText) =>
    collection === name && (reason === 'replaced' || reason === 'overwritten')
  const displaced = (await inside.quarantine()).quarantine.texts.filter(isDisplaced)
  for (const { id, at } of displaced.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    const text = await inside.content(id)
    if (text !== undefined && parseElements(text)) return { text, at, id }
  }
  return undefined
}

/** The sample cannot be fetched: nothing is touched, and the next start tries again. */
class SampleError extends StoreError {}

function toSampleError(cause: unknown): never {
  throw new SampleError('unavailable', 'the sample cannot be fetched', { cause })
}
