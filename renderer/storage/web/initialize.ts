import type { CollectionInitializer, EagerInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { parseElements } from '#renderer/storage/core/document-list.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import { planInitialization, type QuarantineReason } from '#shared/storage/initialization.ts'
import { allowReset, discardTexts, emptyQuarantine, isSuppressed } from '#shared/storage/quarantine.ts'
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

/** What the collections of this browser begin with, and what takes the place of a text that is no list. */
export function createInitialization({ texts, database, storage, initializers, onFull }: Parts) {
  const started = new Map<string, Promise<void>>()
  const findInitializer = async (name: string): Promise<EagerInitializer | undefined> => {
    const found = initializers.find((each) => ('load' in each ? each.name : each.collection.name) === name)
    // What cannot be fetched keeps nobody from what is stored.
    return found && 'load' in found ? found.load().catch(() => undefined) : found
  }
  const readSuppressed = async (name: string) => {
    const isLost = database.phase === 'lost'
    const quarantine = isLost ? emptyQuarantine : (await database.read((inside) => inside.quarantine())).quarantine
    return (resetKey: string) => isSuppressed(quarantine, name, resetKey)
  }
  /** Replaces exactly the text that was looked at, and no other. */
  const replace = (seen: CollectionState, change: TextChange) =>
    texts.write(seen.collection, (now) => (now.text === seen.text ? change : undefined))

  /**
   * Replaces a text by the best there is: one that is no list by the text that IndexedDB has, or that made way for the damaged one when it
   * was put back; all else by the sample, or an empty list. Resolves with false where the sample cannot be fetched: nothing is touched then.
   */
  const begin = async (seen: CollectionState, initializer?: EagerInitializer, why?: QuarantineReason) => {
    const { collection, text: raw, list } = seen
    const saved =
      list || database.phase === 'lost' ? undefined : await database.read((db) => findSaved(db, collection.name))
    const sample = saved || !initializer ? [] : await initializer.sample(new Date()).catch(() => undefined)
    if (!sample) return false
    const text = saved?.text ?? JSON.stringify(sample)
    const reason = saved ? 'damaged-recovered' : initializer ? why?.reason : 'damaged-emptied'
    const successor = saved ? { savedAt: saved.at } : initializer && { sample: hashText(text) }
    try {
      await replace(seen, {
        text,
        isSample: !saved && initializer !== undefined,
        setAside: why && reason && { ...why, ...successor, reason, collection: collection.name, raw: raw ?? '' },
        changeQuarantine: (stored) => {
          const left = discardTexts(stored, ({ id }) => id === saved?.id)
          return why ? allowReset(left, collection.name, why.resetKey) : left
        }
      })
    } catch (error) {
      if (sample.length > 0) texts.substitute(collection, sample)
      throw error
    }
    return true
  }
  const recover = async (collection: Collection<Document>) => {
    const state = await texts.read(collection)
    const why: QuarantineReason = { reason: 'damaged', count: 0, resetKey: damagedKey(state) }
    if (state.list || (await begin(state, await findInitializer(collection.name), why))) return
    throw new StoreError('unavailable', 'the sample cannot be fetched')
  }
  const tryToInitialize = async (initializer: EagerInitializer) => {
    const { collection } = initializer
    for (let tries = 0; tries < maxTries; tries += 1) {
      const isAccepted = await readSuppressed(collection.name)
      const state = await texts.read(collection)
      const elements = state.list?.entries.map(({ raw }) => raw)
      const stored = elements ? { elements } : { damagedKey: damagedKey(state) }
      const plan = planInitialization(stored, initializer, isAccepted)
      if (plan.kind === 'none') return
      if (plan.kind === 'seed') {
        if (!(await begin(state, initializer, plan.quarantine))) return
      } else {
        const text = JSON.stringify(plan.elements)
        if (text === state.text || database.phase === 'lost') return
        await replace(state, { text })
      }
    }
  }
  const initialize = async (initializer: EagerInitializer) => {
    try {
      await tryToInitialize(initializer)
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'full') return onFull()
      refuseBlocked(storage, error)
      database.giveUp()
      await tryToInitialize(initializer).catch(() => {})
    }
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
      const load = async () => {
        const initializer = isLazy ? await findInitializer(name) : undefined
        if (initializer) await initialize(initializer)
      }
      const initializing = started.get(name) ?? load()
      started.set(name, initializing)
      return initializing
    },
    /** Takes a text that is no list out of the way. Rejects when nothing can take its place. */
    recover,
    /** The same, unless it was put back on purpose or the collection waits for somebody's decision. */
    async recoverUnlessWanted(collection: Collection<Document>): Promise<void> {
      if (database.phase !== 'open' || collection.waitsWhenDamaged) return
      const isWanted = await readSuppressed(collection.name)
      if (!isWanted(damagedKey(await texts.read(collection)))) await recover(collection)
    }
  }
}

/** What a text that is no list is known by: the key under which its reset can be undone. */
export function damagedKey({ text }: CollectionState): string {
  return `text ${hashText(text ?? '')}`
}

/** What can be put back in place of a damaged text; `id`: it comes out of quarantine. */
export async function findSaved(inside: TextTransaction, name: string) {
  const { row } = await inside.row(name)
  if (row?.text && parseElements(row.text)?.length) return { text: row.text, at: row.savedAt }
  const { texts } = (await inside.quarantine()).quarantine
  const displaced = texts.filter(({ collection, reason }) => collection === name && reason === 'replaced')
  for (const { id, at } of displaced.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    const text = await inside.content(id)
    if (text !== undefined && parseElements(text)) return { text, at, id }
  }
  return undefined
}
