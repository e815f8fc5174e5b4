import { join } from 'node:path'
import type Store from 'electron-store'
import { listNames, readBytes, replaceDurably, syncFolder } from './disk.ts'
import { formatVersion, parseShard, type Shard, serializeShard, shardCount, shardOf } from './shard-format.ts'
import { openShardStore, shardOfFile } from './shard-store.ts'

/** The records of one collection: in memory as they are on the disk. */
export interface ShardedCollection {
  /** The elements by row id, in ascending order. */
  readonly elements: ReadonlyMap<number, unknown>
  /** A row id nobody has had in this run. */
  newRowId(): number
  /** Stores an element; on the disk when it returns. Throws, and changes nothing, when it cannot be stored. */
  write(rowId: number, element: unknown): void
  remove(rowId: number): void
  /** Files whose damage could not be set aside: they are left as they are, and nothing is written to them. */
  readonly readOnlyShards: ReadonlySet<number>
}

type KeepFile = (file: string, bytes: Uint8Array) => void

/** Reads the files of a folder. What is damaged goes to `keep` first, and then makes way for what could be saved of it. */
export function openShardedCollection(folder: string, keep: KeepFile): ShardedCollection {
  const { found, readOnlyShards } = readFiles(folder, keep)
  const elements = new Map([...found].sort(([one], [other]) => one - other))
  const stores = new Map<number, Store<Shard>>()
  let next = Math.max(-1, ...lastOf(elements)) + 1

  const save = (shard: number, changed: number, element: unknown) => {
    if (readOnlyShards.has(shard)) throw new Error(`file ${shard} is damaged and could not be set aside`)
    const records: Record<string, unknown> = {}
    for (let rowId = shard; rowId < next; rowId += shardCount) {
      const kept = rowId === changed ? element : elements.get(rowId)
      if (kept !== undefined) records[rowId] = kept
    }
    const store = stores.get(shard) ?? openShardStore(folder, shard)
    stores.set(shard, store)
    store.store = { version: formatVersion, records }
    syncFolder(folder)
  }

  return {
    elements,
    readOnlyShards,
    newRowId() {
      while (readOnlyShards.has(shardOf(next))) next += 1
      next += 1
      return next - 1
    },
    write(rowId, element) {
      save(shardOf(rowId), rowId, element)
      elements.set(rowId, element)
    },
    remove(rowId) {
      save(shardOf(rowId), rowId, undefined)
      elements.delete(rowId)
    }
  }
}

function lastOf(elements: ReadonlyMap<number, unknown>): number[] {
  const last = [...elements.keys()].at(-1)
  return last === undefined ? [] : [last]
}

function readFiles(folder: string, keep: KeepFile) {
  const found = new Map<number, unknown>()
  const readOnlyShards = new Set<number>()
  for (const file of listNames(folder)) {
    const shard = shardOfFile(file)
    if (shard === undefined) continue
    try {
      const { records, whole } = readOrRepair(folder, file, shard, keep)
      for (const [rowId, element] of records) found.set(rowId, element)
      if (!whole) readOnlyShards.add(shard)
    } catch {
      readOnlyShards.add(shard)
    }
  }
  return { found, readOnlyShards }
}

/**
 * The records of a file, which is whole afterwards unless its damage could not be set aside: electron-store opens no other.
 * Throws when it cannot be read.
 */
function readOrRepair(folder: string, file: string, shard: number, keep: KeepFile) {
  const bytes = readBytes(join(folder, file)) ?? Buffer.alloc(0)
  const { records, damaged } = parseShard(bytes, shard)
  if (!damaged) return { records, whole: true }
  try {
    keep(file, bytes)
    const intact = serializeShard({ version: formatVersion, records: Object.fromEntries(records) })
    replaceDurably(folder, file, Buffer.from(intact))
    return { records, whole: true }
  } catch {
    return { records, whole: false }
  }
}
