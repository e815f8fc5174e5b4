import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { QuarantineReason } from '#shared/storage/initialization.ts'
import { hashShort, isFolder, syncFolder } from './disk.ts'
import type { Quarantine } from './quarantine.ts'
import { openShardedCollection, type ShardedCollection, writeShards } from './sharded-collection.ts'

/** The directory in which a collection lies, and is replaced as a whole. */
export interface CollectionDirectory {
  /** Reads the files. The bytes of damaged ones are quarantined, and what could be saved of them takes their place. */
  read(): ShardedCollection
  /** Removes it. */
  drop(): void
  /** Finishes or undoes a replacement that was cut short. */
  recover(): void
  /**
   * Replaces the whole list in one step: whenever the process may be killed, it is the old one or the new one.
   * @param reason why the old list is quarantined; undefined: it is thrown away
   */
  replace(elements: readonly unknown[], reason: QuarantineReason | undefined): void
}

export function openCollectionDirectory(
  directory: string,
  collection: string,
  quarantine: Quarantine
): CollectionDirectory {
  return {
    read: () => openShardedCollection(directory, (file, bytes) => quarantine.keepFile(collection, file, bytes)),
    drop() {
      for (const path of [directory, staging(directory), retired(directory)])
        rmSync(path, { recursive: true, force: true })
    },
    recover: () => recoverDirectory(directory),
    replace(elements, reason) {
      const at = new Date().toISOString()
      const list = reason && { ...reason, collection, at, successor: hashElements(elements) }
      replaceDirectory(directory, elements, list && quarantine.beginList(list).folder)
    }
  }
}

/** Tells whether a list is the one that was written. */
export function hashElements(elements: readonly unknown[]): string {
  return hashShort(JSON.stringify(elements))
}

/** A list that is being written, and one that is being thrown away: never the collection itself. */
const staging = (directory: string) => `${directory}.new`
const retired = (directory: string) => `${directory}.old`

/** The old directory only leaves its place when the new one is complete, so a new one without an old one is the collection. */
function recoverDirectory(directory: string): void {
  if (!isFolder(directory) && isFolder(staging(directory))) renameSync(staging(directory), directory)
  rmSync(staging(directory), { recursive: true, force: true })
  rmSync(retired(directory), { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
}

/** @param keepAs where the old directory goes; undefined: it is thrown away */
function replaceDirectory(directory: string, elements: readonly unknown[], keepAs: string | undefined): void {
  rmSync(staging(directory), { recursive: true, force: true })
  mkdirSync(staging(directory), { recursive: true })
  writeShards(staging(directory), elements)
  syncFolder(staging(directory))
  renameSync(directory, keepAs ?? retired(directory))
  renameSync(staging(directory), directory)
  syncFolder(dirname(directory))
  rmSync(retired(directory), { recursive: true, force: true })
}
