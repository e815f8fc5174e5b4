import { deleteDB } from 'idb'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Viewer } from '#shared/storage/notice-access.ts'
import { type CheckpointStore, checkpointKey } from './checkpoint.ts'
import type { CollectionCache } from './collection-cache.ts'
import type { LocalStorageArea } from './local-storage.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

export interface DeviceParts {
  readonly storage: LocalStorageArea
  readonly checkpoint: CheckpointStore
  readonly cache: CollectionCache
  readonly log: WriteAheadLog
}

/** Names under which anything is stored, in localStorage, in the log or in quarantine. */
export async function listStored({ storage, log }: DeviceParts): Promise<string[]> {
  const logged = await log.read(async (inside) => [...(await inside.writes()), ...(await inside.quarantined())])
  const names = new Set([...storage.keys(), ...logged.map(({ collection }) => collection)])
  names.delete(checkpointKey)
  return [...names]
}

/** Removes the list, all that the log has of it, and what is in quarantine of it. */
export async function dropStored({ storage, checkpoint, cache, log }: DeviceParts, name: string): Promise<void> {
  await log.write(async (inside) => {
    for (const store of ['changes', 'bases', 'traces', 'keepsakes'] as const) {
      for (const { key, row } of await inside.rows(store)) {
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

/** The log keeps the last text it was given whole, with records that were removed since: the present text takes its place. */
export async function compactLog({ cache }: DeviceParts, collection: Collection<Document>): Promise<void> {
  await cache.write(collection, {
    decide: ({ list, current }) => (list && current !== null ? { kind: 'replace', text: current } : undefined)
  })
}

/**
 * Removes the log first: as long as it is there it brings back what localStorage lacks. Then every key of this address, which is
 * Loupe's alone.
 */
export async function eraseAll({ storage, log }: DeviceParts, database: string, viewer: Viewer): Promise<void> {
  if (!viewer?.isAdmin) throw new StoreError('refused', 'this is for the administrator')
  log.close()
  try {
    for (const name of [database, `${database}.set-aside`, `${database}-files`]) await deleteDB(name)
    for (const key of storage.keys()) storage.write(key, null)
  } catch (cause) {
    throw new StoreError('unavailable', 'not everything could be removed', { cause })
  }
}

function isOf(row: unknown, name: string): boolean {
  return typeof row === 'object' && row !== null && 'collection' in row && row.collection === name
}
