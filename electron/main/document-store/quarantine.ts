import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { listNames, shortHash, writeDurably } from './disk.ts'

/** A whole list that made way for another one. */
const listSchema = v.object({
  collection: v.string(),
  reason: v.picklist(['reset', 'replaced']),
  at: v.string(),
  count: v.number(),
  /** What the reason was about; an undo is remembered under it. */
  signature: v.string(),
  /** Hash of the elements that took its place. */
  successor: v.string()
})
export type QuarantinedList = v.InferOutput<typeof listSchema>

export interface QuarantinedFile {
  collection: string
  name: string
  at: string
}

/**
 * The folder of what could not be used and is kept: damaged files byte for byte, and lists that made way for others. Nothing
 * in it is ever changed; a list leaves it only when it is put back.
 */
export interface Quarantine {
  /** Keeps the bytes of a damaged file. The same bytes twice are one file. Throws when they cannot be kept. */
  keepFile(collection: string, file: string, bytes: Uint8Array): void
  files(): QuarantinedFile[]
  fileContent(file: QuarantinedFile): string
  /** Notes down why a list is about to leave, and gives the path for its folder. */
  beginList(list: QuarantinedList): { id: string; folder: string }
  lists(): (QuarantinedList & { id: string })[]
  listFolder(id: string): string
  dropList(id: string): void
}

const info = 'info.json'

export function openQuarantine(root: string): Quarantine {
  const filesRoot = join(root, 'files')
  const listsRoot = join(root, 'lists')
  return {
    keepFile(collection, file, bytes) {
      writeDurably(join(filesRoot, collection), `${file.replace(/\.json$/, '')}-${shortHash(bytes)}.json`, bytes)
    },
    files: () =>
      listNames(filesRoot).flatMap((collection) =>
        listNames(join(filesRoot, collection)).map((name) => ({
          collection,
          name,
          at: statSync(join(filesRoot, collection, name)).mtime.toISOString()
        }))
      ),
    fileContent: ({ collection, name }) => readFileSync(join(filesRoot, collection, name), 'utf8'),
    beginList(list) {
      const id = `${list.collection}-${list.at.replace(/[^\d]/g, '')}-${shortHash(JSON.stringify(list))}`
      const folder = join(listsRoot, id)
      mkdirSync(folder, { recursive: true })
      writeDurably(folder, info, Buffer.from(JSON.stringify(list)))
      return { id, folder: join(folder, 'records') }
    },
    lists: () =>
      listNames(listsRoot).flatMap((id) => {
        const list = readInfo(join(listsRoot, id))
        // Written down, but killed before the list left its place: there is nothing to put back.
        return list && listNames(join(listsRoot, id, 'records')).length > 0 ? [{ ...list, id }] : []
      }),
    listFolder: (id) => join(listsRoot, id, 'records'),
    dropList: (id) => rmSync(join(listsRoot, id), { recursive: true, force: true })
  }
}

function readInfo(folder: string): QuarantinedList | undefined {
  try {
    return v.parse(listSchema, JSON.parse(readFileSync(join(folder, info), 'utf8')))
  } catch {
    return undefined
  }
}
