import {
  closeSync,
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

/** What a file is called while `replaceDurably` writes it. */
export const stagedSuffix = '.new'

/** What electron-store calls a file while it writes it: a kill leaves it behind. */
const temporary = /\.json\.tmp-\d{10}[a-f\d]{6}$/

/** Removes what a killed run has left of unfinished writes: full copies of people's data. */
export function sweepTemporary(folder: string): void {
  for (const name of listNames(folder)) if (temporary.test(name)) rmSync(join(folder, name), { force: true })
}

/** The names in a folder; none when there is no such folder. Throws when it cannot be read. */
export function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** The bytes of a file; undefined when there is none. Throws when it is there and cannot be read. */
export function readBytes(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

/** Writes a new file and sees it through to the disk. Throws, and leaves nothing, when it cannot be written in full. */
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

/** Writes a file in one step: whenever the process may be killed, it is the old one or the new one. Throws, and changes nothing, when it cannot be written. */
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

/** Makes renames and new files of a folder outlive a loss of power. Windows cannot open folders, and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
