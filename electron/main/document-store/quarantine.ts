import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type QuarantineReason, quarantineReasons } from '#shared/storage/initialization.ts'
import type { Quarantined } from '#shared/storage/restoration.ts'
import { hashShort, listNames, writeDurably } from './disk.ts'
import { openShardedCollection } from './sharded-collection.ts'

/** What is written down of a list; its resetKey is stored as `signature`. */
const infoSchema = v.object({
  collection: v.string(),
  reason: v.picklist(quarantineReasons),
  at: v.string(),
  count: v.number(),
  signature: v.string(),
  successor: v.string()
})

/** A whole list that made way for another one. */
export interface QuarantinedList extends QuarantineReason, Quarantined {
  readonly collection: string
  /** When it made way, ISO 8601. */
  readonly at: string
}

export interface QuarantinedFile {
  collection: string
  name: string
  at: string
}

/**
 * The folder of what could not be used and is kept: damaged files byte for byte, and lists that made way for others. Nothing
 * in it is ever changed; it leaves when it is put back, when somebody removes it, and after its time.
 */
export interface Quarantine {
  /** Keeps the bytes of a damaged file. The same bytes twice are one file. Throws when they cannot be kept. */
  keepFile(collection: string, file: string, bytes: Uint8Array): void
  files(): QuarantinedFile[]
  fileContent(file: QuarantinedFile): string
  /** Notes down why a list is about to leave, and gives the path for its folder. */
  beginList(list: QuarantinedList): { id: string; folder: string }
  lists(): (QuarantinedList & { id: string })[]
  /**
   * The elements of a list.
   * @param collection that of which damaged files of the list are kept
   */
  readList(id: string, collection: string): unknown[]
  dropList(id: string): void
  dropFile(file: QuarantinedFile): void
  eraseAll(): void
}

const infoFile = 'info.json'

export function openQuarantine(root: string): Quarantine {
  const filesRoot = join(root, 'files')
  const listsRoot = join(root, 'lists')
  const recordsOf = (id: string) => join(listsRoot, id, 'records')
  const keepFile: Quarantine['keepFile'] = (collection, file, bytes) =>
    writeDurably(join(filesRoot, collection), `${file.replace(/\.json$/, '')}-${hashShort(bytes)}.json`, bytes)
  return {
    keepFile,
    files: () =>
      listNames(filesRoot).flatMap((collection) =>
        listNames(join(filesRoot, collection)).map((name) => ({
          collection,
          name,
          at: statSync(join(filesRoot, collection, name)).mtime.toISOString()
        }))
      ),
    fileContent: ({ collection, name }) => readFileSync(join(filesRoot, collection, name), 'utf8'),
    beginList({ resetKey: signature, ...list }) {
      const info = JSON.stringify({ ...list, signature } satisfies v.InferInput<typeof infoSchema>)
      const id = `${list.collection}-${list.at.replace(/[^\d]/g, '')}-${hashShort(info)}`
      writeDurably(join(listsRoot, id), infoFile, Buffer.from(info))
      return { id, folder: recordsOf(id) }
    },
    lists: () =>
      listNames(listsRoot).flatMap((id) => {
        const list = readInfo(join(listsRoot, id))
        // Written down, but killed before the list left its place: there is nothing to put back.
        return list && listNames(recordsOf(id)).length > 0 ? [{ ...list, id }] : []
      }),
    readList(id, collection) {
      const { elements } = openShardedCollection(recordsOf(id), (file, bytes) => keepFile(collection, file, bytes))
      return [...elements.values()]
    },
    dropFile: ({ collection, name }) => rmSync(join(filesRoot, collection, name), { force: true }),
    eraseAll: () => rmSync(root, { recursive: true, force: true }),
    dropList: (id) => rmSync(join(listsRoot, id), { recursive: true, force: true })
  }
}

function readInfo(folder: string): QuarantinedList | undefined {
  try {
    const info = JSON.parse(readFileSync(join(folder, infoFile), 'utf8'))
    const { signature: resetKey, ...list } = v.parse(infoSchema, info)
    return { ...list, resetKey }
  } catch {
    return undefined
  }
}
