import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Store from 'electron-store'
import { BridgeError } from '../bridge-error.ts'
import { listNames, readBytes, syncFolder } from '../disk.ts'
import type { KeepDamaged } from '../settings-file.ts'
import { dropShards, listShardedNames, readShards } from '../version-0-1.ts'
import { parseList, serializeDocument, serializeList } from './list-format.ts'

/** The file of one collection, looked at. */
export interface CollectionFile {
  readonly elements: readonly unknown[]
  /** Why nothing is written to it: it is damaged, or in the form of version 0.1, and what was found cannot be kept. */
  readonly problem: unknown
  /**
   * Replaces the whole list; on the disk when it returns. Whenever the process may be killed, it is the old list or the new one.
   * Throws, and changes nothing, when it cannot be stored.
   * @param texts each document as JSON
   */
  readonly write: (texts: readonly string[]) => void
}

/**
 * Reads the file of a collection before electron-store sees it. The bytes of a damaged one are quarantined first, and then make
 * way for what could be saved of them. Throws when the file is there and cannot be read.
 */
export function openCollectionFile(folder: string, collection: string, keepDamaged: KeepDamaged): CollectionFile {
  const path = join(folder, `${collection}.json`)
  finishWrite(path, collection)
  const bytes = readBytes(path)
  const shards = bytes ? undefined : readShards(folder, collection)
  const { elements, damagedBytes } = shards ?? readList(collection, bytes)
  const write = createWriter(folder, collection)
  try {
    if (damagedBytes) keepDamaged(collection, damagedBytes)
    if (shards || damagedBytes) write(elements.map(serializeDocument))
    dropShards(folder, collection)
    return { elements, problem: undefined, write }
  } catch (problem) {
    const refuse = () => {
      throw problem
    }
    return { elements, problem, write: refuse }
  }
}

/** The elements of a list, and its bytes when they are damaged. */
export function readList(collection: string, bytes: Uint8Array | undefined) {
  const { elements, damaged } = bytes ? parseList(collection, bytes) : { elements: [], damaged: false }
  return { elements, damagedBytes: damaged ? bytes : undefined }
}

/** The names of the collections of a folder. */
export function listCollectionFiles(folder: string): string[] {
  const files = listNames(folder).map((file) => /^([\w-]+)\.json(?:\.previous)?$/.exec(file)?.[1] ?? [])
  return [...new Set([...files.flat(), ...listShardedNames(folder)])]
}

export function dropCollectionFile(folder: string, collection: string): void {
  const path = join(folder, `${collection}.json`)
  for (const each of [path, previousOf(path)]) rmSync(each, { force: true })
  dropShards(folder, collection)
}

/** Where the file from before a write stays until the write was looked at. */
const previousOf = (path: string) => `${path}.previous`

/**
 * electron-store writes the list beside the file, sees it through to the disk, and puts it in the file's place. Left to do: its
 * writer takes no notice when a full disk takes only a part, and does not see the folder through to the disk.
 */
function createWriter(folder: string, collection: string): CollectionFile['write'] {
  const path = join(folder, `${collection}.json`)
  let store: Store<{ text: string }> | undefined
  return (texts) => {
    store ??= new Store({
      cwd: folder,
      name: collection,
      clearInvalidConfig: false,
      accessPropertiesByDotNotation: false,
      configFileMode: 0o600,
      serialize: ({ text }) => text,
      // Before each write electron-store reads the file, for a key of its own that is not there: parsing it would cost as much again.
      deserialize: (text) => ({ text })
    })
    const text = serializeList(collection, texts)
    keepPrevious(path)
    try {
      store.store = { text }
      if (statSync(path).size !== text.length) throw new BridgeError('full', 'the disk took only a part')
    } catch (error) {
      restorePrevious(path)
      throw error
    }
    rmSync(previousOf(path), { force: true })
    syncFolder(folder)
  }
}

/** A second name for the file; where the file system knows none, a copy. */
function keepPrevious(path: string): void {
  rmSync(previousOf(path), { force: true })
  if (!existsSync(path)) return
  try {
    linkSync(path, previousOf(path))
  } catch {
    copyFileSync(path, previousOf(path))
  }
}

function restorePrevious(path: string): void {
  if (existsSync(previousOf(path))) renameSync(previousOf(path), path)
  else rmSync(path, { force: true })
  // Two names of one file: a rename leaves both.
  rmSync(previousOf(path), { force: true })
}

/** Ends a write that was cut short by a kill: of it nothing was acknowledged, and a part of it is nothing. */
function finishWrite(path: string, collection: string): void {
  if (!existsSync(previousOf(path))) return
  const bytes = readBytes(path)
  if (!bytes || parseList(collection, bytes).damaged) restorePrevious(path)
  else rmSync(previousOf(path))
}
