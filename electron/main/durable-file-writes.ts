import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync
} from 'node:fs'
import { join } from 'node:path'

export const stagedSuffix = '.new'

/** Temporary file of electron-store; a kill leaves it behind. */
const temporary = /\.json\.tmp-\d{10}[a-f\d]{6}$/

/** Removes unfinished writes of a killed run: full copies of people's data. */
export function sweepTemporary(folder: string): void {
  for (const name of listNames(folder)) if (temporary.test(name)) rmSync(join(folder, name), { force: true })
}

/** Whether this account may write the file, or into the folder. */
export function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Throws when the folder is there and cannot be read. */
export function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** undefined: there is no such file. Throws when it cannot be read. */
export function readBytes(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

/** Writes a new file and flushes it to the disk. Throws, and leaves nothing, when it cannot be written in full. */
export function writeDurably(folder: string, name: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  const file = openSync(path, 'w', 0o600)
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    fsyncSync(file)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  syncFolder(folder)
}

/** Replaces a file atomically, also over a kill. Throws, and changes nothing, when it cannot be written. */
export function replaceDurably(folder: string, name: string, bytes: Uint8Array): void {
  const staged = join(folder, name + stagedSuffix)
  writeDurably(folder, name + stagedSuffix, bytes)
  try {
    renameSync(staged, join(folder, name))
  } catch (error) {
    rmSync(staged, { force: true })
    throw error
  }
  syncFolder(folder)
}

/** Flushes renames and new files of a folder to the disk. Windows cannot open folders, and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
