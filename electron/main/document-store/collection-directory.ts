import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isFolder, syncFolder } from './disk.ts'
import { formatVersion, shardOf } from './shard-format.ts'
import { shardStore } from './shard-store.ts'

/** A list that is being written, and one that is being thrown away: never the collection itself. */
const coming = (folder: string) => `${folder}.new`
const going = (folder: string) => `${folder}.old`

/**
 * Finishes or undoes a replacement that was cut short. The old folder only leaves its place when the new one is complete,
 * so a new one without an old one is the collection.
 */
export function settleFolder(folder: string): void {
  if (!isFolder(folder) && isFolder(coming(folder))) renameSync(coming(folder), folder)
  rmSync(coming(folder), { recursive: true, force: true })
  rmSync(going(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/**
 * Replaces a whole collection in one step, whenever the process may be killed: it is the old one or the new one.
 * @param keepAs where the old folder goes; undefined: it is thrown away
 */
export function replaceFolder(folder: string, elements: readonly unknown[], keepAs: string | undefined): void {
  rmSync(coming(folder), { recursive: true, force: true })
  mkdirSync(coming(folder), { recursive: true })
  writeAll(coming(folder), elements)
  syncFolder(coming(folder))
  renameSync(folder, keepAs ?? going(folder))
  renameSync(coming(folder), folder)
  syncFolder(dirname(folder))
  rmSync(going(folder), { recursive: true, force: true })
}

function writeAll(folder: string, elements: readonly unknown[]): void {
  const shards = new Map<number, Record<string, unknown>>()
  elements.forEach((element, place) => {
    const records = shards.get(shardOf(place)) ?? {}
    records[place] = element
    shards.set(shardOf(place), records)
  })
  for (const [shard, records] of shards) shardStore(folder, shard).store = { version: formatVersion, records }
}
