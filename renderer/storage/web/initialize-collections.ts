import type {
  CollectionInitializer,
  EagerInitializer,
  LazyInitializer
} from '#renderer/storage/core/collection-initializer.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type InitializationPlan, planInitialization, type StoredCollection } from '#shared/storage/initialization.ts'
import type { CollectionCache } from './collection-cache.ts'
import { type CollectionState, damagedKey } from './collection-state.ts'
import type { LocalStorageArea } from './local-storage.ts'
import { suppression } from './log/log-transaction.ts'
import type { WriteAheadLog } from './log/write-ahead-log.ts'
import { loadTrouble, type WebNotices } from './notices.ts'
import type { WriteRequest } from './transaction.ts'

export interface Initialization {
  /**
   * Initializes what the first page shows, and says what could not be done. Rejects with 'unavailable' when localStorage refuses
   * every write, which is how some browsers block it.
   */
  run(): Promise<void>
  /** To be waited for before a collection is read or written: what no first page shows is initialized then, once. Never rejects. */
  ready(collection: string): Promise<void>
}

interface Parts {
  readonly cache: CollectionCache
  readonly log: WriteAheadLog
  readonly storage: LocalStorageArea
  readonly notices: WebNotices
  readonly initializers: readonly CollectionInitializer[]
}

export function collectionInitialization({ cache, log, storage, notices, initializers }: Parts): Initialization {
  const started = new Map<string, Promise<void>>()
  let isLegacyArchived = false

  const initialize = async (initializer: EagerInitializer) => {
    try {
      await initializeCollection(cache, log, initializer)
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'full') return notices.say('full')
      ;(await loadTrouble()).refuseBlocked(storage, error)
      log.giveUp()
      await initializeCollection(cache, undefined, initializer)
    }
  }
  const initializeLazily = async (collection: string) => {
    const lazy = initializers.find((each) => 'load' in each && each.name === collection) as LazyInitializer | undefined
    const initializer = await lazy?.load().catch(() => undefined)
    // What cannot be fetched keeps nobody from what is stored.
    if (!initializer) return
    await initialize(initializer).then(notices.reread).catch(log.giveUp)
  }

  return {
    async run() {
      for (const initializer of initializers) if (!('load' in initializer)) await initialize(initializer)
    },
    ready(collection) {
      // '{kind}_{uid}': somebody's own. What lies under the keys of nobody is looked for with the first of them.
      if (!isLegacyArchived && collection.includes('_')) {
        isLegacyArchived = true
        import('./legacy-keys.ts').then((legacy) => legacy.archiveLegacyKeys(storage)).catch(() => {})
      }
      const initializing = started.get(collection) ?? initializeLazily(collection)
      started.set(collection, initializing)
      return initializing
    }
  }
}

/** The text may change under our hands: then another tab is initializing it, and mostly done at the second look. */
const maxTries = 3

async function initializeCollection(
  cache: CollectionCache,
  log: WriteAheadLog | undefined,
  initializer: EagerInitializer
): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) if (await tryToInitialize(cache, log, initializer)) return
}

/**
 * Writes what planInitialization wants written. Resolves with false when another tab was quicker. Rejects when there is no room
 * for the sample, which is then shown without being stored.
 */
async function tryToInitialize(
  cache: CollectionCache,
  log: WriteAheadLog | undefined,
  initializer: EagerInitializer
): Promise<boolean> {
  const { collection } = initializer
  const decisions = await log?.read((inside) => inside.decisions())
  const state = await cache.read(collection)
  const plan = planInitialization(readStored(state), initializer, (resetKey) =>
    Boolean(decisions?.has(suppression(collection.name, resetKey)))
  )
  if (plan.kind === 'none') return true
  if (plan.kind === 'migrate') {
    const text = JSON.stringify(plan.elements)
    return text === state.current || !log || replace(cache, collection, state, text)
  }
  if (log && plan.quarantine?.reason === 'damaged') {
    return (await loadTrouble()).replaceDamagedSample(cache, log, initializer)
  }
  const sample = await initializer.sample(new Date()).catch(() => undefined)
  // The sample documents could not be downloaded: nothing is touched, and the next start tries again.
  if (!sample) return true
  try {
    if (log) return await seed(cache, log, collection, state, plan, JSON.stringify(sample))
  } catch (error) {
    cache.substitute(collection, state.text, sample)
    throw error
  }
  cache.substitute(collection, state.text, sample)
  return true
}

function readStored(state: CollectionState): StoredCollection {
  const { list } = state
  return list ? { elements: list.entries.map(({ raw }) => raw), isComplete: true } : { damagedKey: damagedKey(state) }
}

async function seed(
  cache: CollectionCache,
  log: WriteAheadLog,
  collection: Collection<Document>,
  state: CollectionState,
  { quarantine }: InitializationPlan & { kind: 'seed' },
  text: string
): Promise<boolean> {
  if (!quarantine) return replace(cache, collection, state, text)
  const { replaceQuarantined } = await loadTrouble()
  const request = { ...quarantine, collection: collection.name, raw: state.current ?? '', successor: text }
  return replaceQuarantined(log, request, (alsoWrite) => replace(cache, collection, state, text, { alsoWrite }))
}

/** Replaces exactly the text that was planned for, and no other. */
async function replace(
  cache: CollectionCache,
  collection: Collection<Document>,
  planned: CollectionState,
  text: string,
  more?: Pick<WriteRequest, 'alsoWrite'>
): Promise<boolean> {
  let isReplaced = false
  await cache.write(collection, {
    ...more,
    decide({ current }) {
      isReplaced = current === planned.current
      return isReplaced ? { kind: 'replace', text } : undefined
    }
  })
  return isReplaced
}
