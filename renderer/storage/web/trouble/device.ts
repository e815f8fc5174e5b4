import { type DeviceStore, StoreError } from '#renderer/storage/document-store.ts'
import { isPersonalCollection } from '#shared/bridge.ts'
import type { CollectionCache } from '../collection-cache.ts'
import { type LocalStorageArea, toStoreError } from '../local-storage.ts'
import { type CheckpointStore, checkpointKey } from '../log/checkpoint.ts'
import type { WriteAheadLog } from '../log/write-ahead-log.ts'
import { deleteDatabase } from './repair-log.ts'
import { readQuarantined, readRows } from './rows.ts'

const probeKey = 'loupe.probe'

/** Throws when localStorage refuses every write, which is how some browsers block it. */
export function refuseBlocked(storage: LocalStorageArea, cause: unknown): void {
  try {
    storage.write(probeKey, '1')
    storage.write(probeKey, null)
  } catch (error) {
    if (toStoreError(error).failure === 'full') return
    throw new StoreError('unavailable', 'localStorage is blocked', { cause })
  }
}

interface DeviceParts {
  readonly storage: LocalStorageArea
  readonly checkpoint: CheckpointStore
  readonly cache: CollectionCache
  readonly log: WriteAheadLog
  /** Name of the IndexedDB database that holds the log. */
  readonly database: string
  /** Called when a collection was removed. */
  refresh(collection: string): void
  /** Reads the notices again. */
  reread(): Promise<void>
  /** Called when everything was removed. */
  close(): void
}

/** What is done to collections as a whole. */
export function openDevice(parts: DeviceParts): Omit<DeviceStore, 'mayHold'> {
  const { storage, log, cache, database } = parts
  return {
    async listCollections() {
      const logged = await log.read(async (inside) => [...(await inside.writes()), ...(await readQuarantined(inside))])
      const names = new Set([...storage.keys(), ...logged.map(({ collection }) => collection)])
      names.delete(checkpointKey)
      return [...names]
    },
    async dropCollection(name) {
      if (!isPersonalCollection(name)) throw new StoreError('refused', 'this is not one person’s')
      await dropStored(parts, name)
      parts.refresh(name)
      await parts.reread()
    },
    // The log keeps the last text it was given whole, with records that were removed since: the present text takes its place.
    async compact(collection) {
      await cache.write(collection, {
        decide: ({ list, current }) => (list && current !== null ? { kind: 'replace', text: current } : undefined)
      })
    },
    // The log goes first: as long as it is there it brings back what localStorage lacks. Then every key of this address, which
    // is Loupe's alone.
    async eraseAll(viewer) {
      if (!viewer?.isAdmin) throw new StoreError('refused', 'this is for the administrator')
      log.close()
      try {
        for (const name of [database, `${database}.set-aside`, `${database}-files`]) await deleteDatabase(name)
        for (const key of storage.keys()) storage.write(key, null)
      } catch (cause) {
        throw new StoreError('unavailable', 'not everything could be removed', { cause })
      }
      parts.close()
    }
  }
}

/** Removes the list, all that the log has of it, and what is in quarantine of it. */
async function dropStored({ storage, checkpoint, cache, log }: DeviceParts, name: string): Promise<void> {
  await log.write(async (inside) => {
    for (const store of ['changes', 'bases', 'traces', 'keepsakes'] as const) {
      for (const { key, row } of await readRows(inside, store)) {
        if (!isOf(row, name)) continue
        inside.drop(store, key)
        if (store === 'keepsakes' && typeof key === 'string') inside.drop('contents', key)
      }
    }
    storage.write(name, null)
    const known = checkpoint.read()
    if (known) checkpoint.write({ ...known, texts: known.texts.filter(([of]) => of !== name) })
  })
  cache.forget(name)
}

function isOf(row: unknown, name: string): boolean {
  return typeof row === 'object' && row !== null && 'collection' in row && row.collection === name
}
