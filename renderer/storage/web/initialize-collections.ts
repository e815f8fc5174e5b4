import type {
  CollectionInitializer,
  EagerInitializer,
  LazyInitializer
} from '#renderer/storage/core/collection-initializer.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { type InitializationPlan, planInitialization } from '#shared/storage/initialization.ts'
import { suppressionOf } from '#shared/storage/quarantine.ts'
import type { CollectionCache } from './collection-cache.ts'
import { type CollectionState, damagedKey } from './collection-state.ts'
import type { LocalStorageArea } from './local-storage.ts'
import { suppressedReset } from './log-transaction.ts'
import type { WebNotices } from './notices.ts'
import type { WriteRequest } from './transaction.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

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
  readonly log: WriteAheadLog | undefined
  readonly storage: LocalStorageArea
  readonly notices: WebNotices
  readonly initializers: readonly CollectionInitializer[]
}

export function collectionInitialization({ cache, log, storage, notices, initializers }: Parts): Initialization {
  const begun = new Map<CollectionInitializer, Promise<void>>()
  let isLegacyArchived = false

  const initialize = async (initializer: EagerInitializer) => {
    try {
      await initializeCollection(cache, log, initializer)
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'full') return notices.say('full')
      if (refusesWrites(storage)) throw new StoreError('unavailable', 'localStorage is blocked', { cause: error })
      log?.giveUp()
      await initializeCollection(cache, undefined, initializer)
    }
  }
  const initializeLazily = async ({ load }: LazyInitializer) => {
    const initializer = await load().catch(() => undefined)
    // What cannot be fetched keeps nobody from what is stored.
    if (!initializer) return
    await initialize(initializer)
      .then(notices.reread)
      .catch(() => log?.giveUp())
  }

  return {
    async run() {
      for (const initializer of initializers) if (!('load' in initializer)) await initialize(initializer)
    },
    async ready(collection) {
      // '{kind}_{uid}': somebody's own. What lies under the keys of nobody is looked for with the first of them.
      if (!isLegacyArchived && collection.includes('_')) {
        isLegacyArchived = true
        import('./legacy-keys.ts').then((legacy) => legacy.archiveLegacyKeys(storage)).catch(() => {})
      }
      for (const initializer of initializers) {
        if (!('load' in initializer) || initializer.name !== collection) continue
        const initializing = begun.get(initializer) ?? initializeLazily(initializer)
        begun.set(initializer, initializing)
        await initializing
      }
    }
  }
}

const probe = 'loupe.probe'

function refusesWrites(storage: LocalStorageArea): boolean {
  try {
    storage.write(probe, '1')
    storage.write(probe, null)
    return false
  } catch (error) {
    return !(error instanceof Error && /quota/i.test(error.name))
  }
}

/** It may change under our hands: then another tab is initializing it, and mostly done at the second look. */
const maxTries = 3

/**
 * Writes what planInitialization wants written. Rejects when there is no room for the sample, which is then shown without being
 * stored.
 */
async function initializeCollection(
  cache: CollectionCache,
  log: WriteAheadLog | undefined,
  initializer: EagerInitializer
): Promise<void> {
  const { collection } = initializer
  for (let tries = 0; tries < maxTries; tries += 1) {
    const decisions = (await log?.read((inside) => inside.decisions())) ?? new Set()
    const state = await cache.read(collection)
    const plan = planInitialization(storedIn(state), initializer, (resetKey) =>
      decisions.has(suppressedReset(suppressionOf(collection.name, resetKey)))
    )
    if (plan.action === 'none') return
    if (plan.action === 'migrate') {
      const text = JSON.stringify(plan.elements)
      if (text === state.current || !log || (await replace(cache, initializer, state, text))) return
      continue
    }
    const sample = await initializer.sample(new Date()).catch(() => undefined)
    // The sample could not be downloaded: then nothing is touched, and the next opening tries again.
    if (!sample) return
    if (!log) return cache.substitute(collection, state.text, sample)
    try {
      if (await seed(cache, log, initializer, state, plan, JSON.stringify(sample))) return
    } catch (error) {
      cache.substitute(collection, state.text, sample)
      throw error
    }
  }
}

function storedIn(state: CollectionState): Parameters<typeof planInitialization>[0] {
  const { list } = state
  return list
    ? { elements: list.entries.map(({ raw }) => raw), isComplete: true }
    : { elements: undefined, resetKey: damagedKey(state) }
}

/** Puts the sample in place. Resolves with false when another tab was quicker. */
async function seed(
  cache: CollectionCache,
  log: WriteAheadLog,
  initializer: EagerInitializer,
  state: CollectionState,
  { quarantine }: InitializationPlan & { action: 'seed' },
  text: string
): Promise<boolean> {
  if (!quarantine) return replace(cache, initializer, state, text)
  // Hardly anybody ever needs it, so it is fetched then.
  const { replaceQuarantined } = await import('./quarantine.ts')
  const collection = initializer.collection.name
  const request = { ...quarantine, collection, raw: state.current ?? '', successor: text }
  return replaceQuarantined(log, request, (alsoWrite) => replace(cache, initializer, state, text, { alsoWrite }))
}

/** Replaces exactly the text that was planned for, and no other. */
async function replace(
  cache: CollectionCache,
  { collection }: EagerInitializer,
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
