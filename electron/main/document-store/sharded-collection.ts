import { join } from 'node:path'
import type Store from 'electron-store'
import { bytesOf, namesIn, syncFolder } from './disk.ts'
import { formatVersion, readShard, type Shard, shardCount, shardOf } from './shard-format.ts'
import { shardIn, shardStore } from './shard-store.ts'

/** The records of one collection: in memory as they are on the disk. */
export interface CollectionRecords {
  /** The elements by place, in ascending order. */
  readonly elements: ReadonlyMap<number, unknown>
  /** A place nobody has had in this run. */
  newPlace(): number
  /** Stores an element; on the disk when it returns. Throws, and changes nothing, when it cannot be stored. */
  write(place: number, element: unknown): void
  remove(place: number): void
  /** Files whose damage could not be set aside: they are left as they are, and nothing is written to them. */
  readonly frozen: ReadonlySet<number>
}

/** A write to a file that is damaged and could not be set aside. */
export class FrozenFile extends Error {}

type KeepFile = (file: string, bytes: Uint8Array) => void

/** Reads the files of a folder. What is damaged goes to `keep` first, and then makes way for what could be saved of it. */
export function openRecords(folder: string, keep: KeepFile): CollectionRecords {
  const { found, frozen } = readFiles(folder, keep)
  const elements = new Map([...found].sort(([one], [other]) => one - other))
  const stores = new Map<number, Store<Shard>>()
  let next = Math.max(-1, ...lastOf(elements)) + 1

  const save = (shard: number, changed: number, element: unknown) => {
    if (frozen.has(shard)) throw new FrozenFile(`file ${shard} is damaged`)
    const records: Record<string, unknown> = {}
    for (let place = shard; place < next; place += shardCount) {
      const kept = place === changed ? element : elements.get(place)
      if (kept !== undefined) records[place] = kept
    }
    const store = stores.get(shard) ?? shardStore(folder, shard)
    stores.set(shard, store)
    store.store = { version: formatVersion, records }
    syncFolder(folder)
  }

  return {
    elements,
    frozen,
    newPlace() {
      while (frozen.has(shardOf(next))) next += 1
      next += 1
      return next - 1
    },
    write(place, element) {
      save(shardOf(place), place, element)
      elements.set(place, element)
    },
    remove(place) {
      save(shardOf(place), place, undefined)
      elements.delete(place)
    }
  }
}

function lastOf(elements: ReadonlyMap<number, unknown>): number[] {
  const last = [...elements.keys()].at(-1)
  return last === undefined ? [] : [last]
}

function readFiles(folder: string, keep: KeepFile) {
  const found = new Map<number, unknown>()
  const frozen = new Set<number>()
  for (const file of namesIn(folder)) {
    const shard = shardIn(file)
    if (shard === undefined) continue
    try {
      const { records, whole } = settled(folder, file, shard, keep)
      for (const [place, element] of records) found.set(place, element)
      if (!whole) frozen.add(shard)
    } catch {
      frozen.add(shard)
    }
  }
  return { found, frozen }
}

/** The records of a file, which is whole afterwards unless its damage could not be set aside. Throws when it cannot be read. */
function settled(folder: string, file: string, shard: number, keep: KeepFile) {
  const bytes = bytesOf(join(folder, file)) ?? Buffer.alloc(0)
  const { records, damaged } = readShard(bytes, shard)
  if (!damaged) return { records, whole: true }
  try {
    keep(file, bytes)
    shardStore(folder, shard).store = { version: formatVersion, records: Object.fromEntries(records) }
    return { records, whole: true }
  } catch {
    return { records, whole: false }
  }
}
