import { listNames } from '../disk.ts'
import type { KeepDamaged } from '../settings-file.ts'
import { openStoreFile } from '../store-file.ts'
import { dropShards, listShardedNames, readShards } from '../version-0-1.ts'
import { parseList, serializeDocument, serializeList } from './list-format.ts'

/** The file of one collection, looked at. */
export interface CollectionFile {
  readonly elements: readonly unknown[]
  /** Why nothing is written to it: what was found of it is damaged, or in the form of version 0.1, and cannot be kept. */
  readonly problem: unknown
  /**
   * Replaces the whole list, in one step. Throws, and changes nothing, when it cannot be stored.
   * @param texts each document (serializeDocument)
   */
  readonly write: (texts: readonly string[]) => void
}

/**
 * The bytes of a damaged file are quarantined first, and then make way for what could be saved of them. Throws when a file is there
 * and cannot be read.
 */
export function openCollectionFile(folder: string, collection: string, keepDamaged: KeepDamaged): CollectionFile {
  const file = openFile(folder, collection)
  const bytes = file.read()
  const shards = bytes ? undefined : readShards(folder, collection)
  const { elements, damagedBytes } = shards ?? (bytes ? parseList(collection, bytes) : emptyList)
  const write = (texts: readonly string[]) => file.write(serializeList(collection, texts))
  const problem = attempt(() => {
    if (damagedBytes) keepDamaged(collection, damagedBytes)
    if (shards || damagedBytes) write(elements.map(serializeDocument))
    dropShards(folder, collection)
  })
  return { elements, problem, write: problem === undefined ? write : refuseWith(problem) }
}

function openFile(folder: string, collection: string) {
  return openStoreFile(folder, collection, (bytes) => parseList(collection, bytes).damagedBytes === undefined)
}

const emptyList = { elements: [], damagedBytes: undefined }

function refuseWith(problem: unknown) {
  return () => {
    throw problem
  }
}

/** Gives what is thrown. */
export function attempt(task: () => void): unknown {
  try {
    task()
    return undefined
  } catch (error) {
    return error
  }
}

/** The names of the collections that have a file. */
export function listCollectionFiles(folder: string): string[] {
  const files = listNames(folder).flatMap((file) => /^([\w-]+)\.json(?:\.previous)?$/.exec(file)?.[1] ?? [])
  return [...new Set([...files, ...listShardedNames(folder)])]
}

export function removeCollectionFile(folder: string, collection: string): void {
  openFile(folder, collection).remove()
  dropShards(folder, collection)
}
