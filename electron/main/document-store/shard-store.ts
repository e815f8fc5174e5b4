import Store from 'electron-store'
import { type Shard, serializeShard } from './shard-format.ts'

const digits = 3

export function shardName(shard: number): string {
  return String(shard).padStart(digits, '0')
}

/** The shard a file holds; undefined when it is none of a collection's files. */
export function shardOfFile(file: string): number | undefined {
  const [, number] = /^(\d{3})\.json$/.exec(file) ?? []
  return number === undefined ? undefined : Number(number)
}

/**
 * One file of a collection in the hands of electron-store: a temporary file, seen through to the disk, takes the place of the
 * old one. A file that is there must have been looked at (sharded-collection.ts): a damaged one cannot be opened.
 */
export function openShardStore(folder: string, shard: number): Store<Shard> {
  return new Store<Shard>({
    cwd: folder,
    name: shardName(shard),
    clearInvalidConfig: false,
    accessPropertiesByDotNotation: false,
    configFileMode: 0o600,
    serialize: serializeShard
  })
}
