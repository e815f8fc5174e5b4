import { join } from 'node:path'
import Store from 'electron-store'
import { listNames, readBytes, replaceDurably, syncFolder } from './disk.ts'
import { findShard, formatVersion, parseShard, type Shard, serializeShard, shardCount } from './shard-format.ts'

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

type QuarantineFile = (file: string, bytes: Uint8Array) => void

/** Reads the files of a directory. Damaged ones are quarantined first, and then make way for what could be saved of them. */
export function openShardedCollection(directory: string, quarantine: QuarantineFile): ShardedCollection {
  const { found, readOnlyShards } = readFiles(directory, quarantine)
  const elements = new Map([...found].sort(([one], [other]) => one - other))
  const stores = new Map<number, Store<Shard>>()
  let nextRowId = ([...elements.keys()].at(-1) ?? -1) + 1

  const save = (shard: number, changed: number, element: unknown) => {
    if (readOnlyShards.has(shard)) throw new Error(`file ${shard} is damaged and could not be set aside`)
    const records: Record<string, unknown> = {}
    for (let rowId = shard; rowId < nextRowId; rowId += shardCount) {
      const stored = rowId === changed ? element : elements.get(rowId)
      if (stored !== undefined) records[rowId] = stored
    }
    const store = stores.get(shard) ?? openShard(directory, shard)
    stores.set(shard, store)
    store.store = { version: formatVersion, records }
    syncFolder(directory)
  }

  return {
    elements,
    readOnlyShards,
    newRowId() {
      while (readOnlyShards.has(findShard(nextRowId))) nextRowId += 1
      nextRowId += 1
      return nextRowId - 1
    },
    write(rowId, element) {
      save(findShard(rowId), rowId, element)
      elements.set(rowId, element)
    },
    remove(rowId) {
      save(findShard(rowId), rowId, undefined)
      elements.delete(rowId)
    }
  }
}

/** Writes all files of a list into a directory that has none. */
export function writeShards(directory: string, elements: readonly unknown[]): void {
  const shards = new Map<number, Record<string, unknown>>()
  elements.forEach((element, rowId) => {
    const records = shards.get(findShard(rowId)) ?? {}
    records[rowId] = element
    shards.set(findShard(rowId), records)
  })
  for (const [shard, records] of shards) openShard(directory, shard).store = { version: formatVersion, records }
}

/**
 * One file of a collection in the hands of electron-store: a temporary file, seen through to the disk, takes the place of the
 * old one. A file that is there must have been looked at: a damaged one cannot be opened.
 */
function openShard(directory: string, shard: number): Store<Shard> {
  return new Store<Shard>({
    cwd: directory,
    name: String(shard).padStart(3, '0'),
    clearInvalidConfig: false,
    accessPropertiesByDotNotation: false,
    configFileMode: 0o600,
    serialize: serializeShard
  })
}

/** The shard a file holds; undefined when it is none of a collection's files. */
function parseShardName(file: string): number | undefined {
  const [, digits] = /^(\d{3})\.json$/.exec(file) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function readFiles(directory: string, quarantine: QuarantineFile) {
  const found = new Map<number, unknown>()
  const readOnlyShards = new Set<number>()
  for (const file of listNames(directory)) {
    const shard = parseShardName(file)
    if (shard === undefined) continue
    try {
      const { records, whole } = readOrRepair(directory, file, shard, quarantine)
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
function readOrRepair(directory: string, file: string, shard: number, quarantine: QuarantineFile) {
  const bytes = readBytes(join(directory, file)) ?? Buffer.alloc(0)
  const { records, damaged } = parseShard(bytes, shard)
  if (!damaged) return { records, whole: true }
  try {
    quarantine(file, bytes)
    const intact = serializeShard({ version: formatVersion, records: Object.fromEntries(records) })
    replaceDurably(directory, file, Buffer.from(intact))
    return { records, whole: true }
  } catch {
    return { records, whole: false }
  }
}
