import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StoredFile } from '#shared/bridge.ts'
import {
  findFileOwner,
  formatFileName,
  isFileOwner,
  isFileType,
  maxFileBytes,
  nameRandomBytes
} from '#shared/domain/file/file-name.ts'
import { BridgeError } from './bridge-error.ts'
import { isFolder, listNames, replaceDurably, stagedSuffix, syncFolder } from './disk.ts'
import { logFailure } from './log.ts'

/** The files of people: résumés and pictures. Kept and handed out as bytes, never opened, shown or run by main. */
export interface Files {
  /** Gives the new file's name when it is on the disk. */
  keep(owner: string, type: string, bytes: Uint8Array): string
  read(name: string): StoredFile | null
  remove(name: string): void
  removeAll(owner: string): void
  /** Removes the files of everybody. */
  eraseAll(): void
}

const newline = 0x0a
/** The longest type and its end. */
const maxHeadBytes = 201

/**
 * One file of the folder is one kept file: its type, a newline, its bytes. Type and bytes come and go in one step that way, and
 * what lies in the folder is nothing that the system would open or run: it has no ending, and does not begin as what it is.
 */
export function openFiles(folder: string): Files {
  sweepStaged(folder)
  const pathOf = (name: string) => {
    if (findFileOwner(name) === undefined) throw new BridgeError('refused', 'no file has such a name')
    return join(folder, name)
  }
  return {
    keep(owner, type, bytes) {
      if (!isFileOwner(owner) || !isFileType(type)) throw new BridgeError('refused', 'no file is kept like this')
      if (bytes.length > maxFileBytes) throw new BridgeError('refused', 'the file is too large')
      const name = formatFileName(owner, randomBytes(nameRandomBytes))
      makeFolder(folder)
      replaceDurably(folder, name, Buffer.concat([Buffer.from(`${type}\n`, 'latin1'), bytes]))
      return name
    },
    read(name) {
      const path = pathOf(name)
      const size = statSync(path, { throwIfNoEntry: false })?.size
      if (size === undefined) return null
      if (size > maxHeadBytes + maxFileBytes) throw new BridgeError('unavailable', 'the stored file is damaged')
      return parseStored(readFileSync(path))
    },
    remove(name) {
      removeAll(folder, [pathOf(name)])
    },
    eraseAll() {
      rmSync(folder, { recursive: true, force: true })
    },
    removeAll(owner) {
      if (!isFileOwner(owner)) throw new BridgeError('refused', 'nobody is called that')
      // No name of a file holds a dot.
      const own = listNames(folder).filter((name) => findFileOwner(name.replace(stagedSuffix, '')) === owner)
      removeAll(
        folder,
        own.map((name) => join(folder, name))
      )
    }
  }
}

function parseStored(stored: Buffer): StoredFile {
  const end = stored.subarray(0, maxHeadBytes).indexOf(newline)
  const type = stored.toString('latin1', 0, Math.max(end, 0))
  if (end < 0 || !isFileType(type)) throw new BridgeError('unavailable', 'the stored file is damaged')
  // A copy: a view would take the memory around it along to the page.
  return { type, bytes: new Uint8Array(stored.subarray(end + 1)) }
}

function removeAll(folder: string, paths: string[]): void {
  for (const path of paths) rmSync(path, { force: true })
  if (isFolder(folder)) syncFolder(folder)
}

function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncFolder(dirname(folder))
}

/** Removes what a killed run has left of unfinished writes. What cannot be swept does not keep the app from starting. */
function sweepStaged(folder: string): void {
  try {
    for (const name of listNames(folder)) if (name.endsWith(stagedSuffix)) rmSync(join(folder, name), { force: true })
  } catch (error) {
    logFailure('files', error)
  }
}
