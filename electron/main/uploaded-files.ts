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
} from '#shared/domain/file/uploaded-file-name.ts'
import { BridgeError, logFailure } from './bridge-errors.ts'
import { isFolder, listNames, replaceDurably, stagedSuffix, syncFolder } from './durable-file-writes.ts'

const newline = 0x0a
const maxHeadBytes = 201

export type UploadedFiles = ReturnType<typeof openUploadedFiles>

/** A file holds its type, a newline and its bytes: written in one step, and opened or run by no program. */
export function openUploadedFiles(folder: string) {
  sweepStaged(folder)
  const pathOf = (name: string) => {
    if (findFileOwner(name) === undefined) throw new BridgeError('refused', 'no file has such a name')
    return join(folder, name)
  }
  return {
    /** Returns the name of the file, which is on the disk then. */
    keep(owner: string, type: string, bytes: Uint8Array): string {
      if (!isFileOwner(owner) || !isFileType(type)) throw new BridgeError('refused', 'no file is kept like this')
      if (bytes.length > maxFileBytes) throw new BridgeError('refused', 'the file is too large')
      const name = formatFileName(owner, randomBytes(nameRandomBytes))
      makeFolder(folder)
      replaceDurably(folder, name, Buffer.concat([Buffer.from(`${type}\n`, 'latin1'), bytes]))
      return name
    },
    read(name: string): StoredFile | null {
      const path = pathOf(name)
      const size = statSync(path, { throwIfNoEntry: false })?.size
      if (size === undefined) return null
      if (size > maxHeadBytes + maxFileBytes) throw new BridgeError('unavailable', 'the stored file is damaged')
      return parseStored(readFileSync(path))
    },
    remove(name: string): void {
      removeAll(folder, [pathOf(name)])
    },
    eraseAll(): void {
      rmSync(folder, { recursive: true, force: true })
    },
    removeAll(owner: string): void {
      if (!isFileOwner(owner)) throw new BridgeError('refused', 'nobody is called that')
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
  return { type, bytes: new Uint8Array(stored.subarray(end + 1)) }
}

function removeAll(folder: string, paths: string[]): void {
  for (const path of paths) rmSync(path, { force: true })
  if (isFolder(folder)) syncFolder(folder)
}

function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncFolder(dirname(folder))
}

/** Removes unfinished writes of a killed run. A failure does not keep the app from starting. */
function sweepStaged(folder: string): void {
  try {
    for (const name of listNames(folder)) if (name.endsWith(stagedSuffix)) rmSync(join(folder, name), { force: true })
  } catch (error) {
    logFailure('files', error)
  }
}
