import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isFolder, syncFolder } from './disk.ts'
import { writeShards } from './sharded-collection.ts'

/** A list that is being written, and one that is being thrown away: never the collection itself. */
const staging = (directory: string) => `${directory}.new`
const retired = (directory: string) => `${directory}.old`

/**
 * Finishes or undoes a replacement that was cut short. The old directory only leaves its place when the new one is complete,
 * so a new one without an old one is the collection.
 */
export function recoverDirectory(directory: string): void {
  if (!isFolder(directory) && isFolder(staging(directory))) renameSync(staging(directory), directory)
  rmSync(staging(directory), { recursive: true, force: true })
  rmSync(retired(directory), { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
}

/**
 * Replaces a whole collection in one step, whenever the process may be killed: it is the old one or the new one.
 * @param keepAs where the old directory goes; undefined: it is thrown away
 */
export function replaceDirectory(directory: string, elements: readonly unknown[], keepAs: string | undefined): void {
  rmSync(staging(directory), { recursive: true, force: true })
  mkdirSync(staging(directory), { recursive: true })
  writeShards(staging(directory), elements)
  syncFolder(staging(directory))
  renameSync(directory, keepAs ?? retired(directory))
  renameSync(staging(directory), directory)
  syncFolder(dirname(directory))
  rmSync(retired(directory), { recursive: true, force: true })
}
