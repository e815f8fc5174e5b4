import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Store from 'electron-store'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { isRecord } from '#shared/documents/document.ts'
import { BridgeError } from './bridge-errors.ts'
import { parseJson } from './document-store/collection-file-format.ts'
import { readBytes, sweepTemporary, syncFolder } from './durable-file-writes.ts'

/**
 * electron-store replaces the file by a flushed temporary one. It misses that a full disk took only a part, does not flush the
 * folder, fails on damaged JSON and takes any other: bytes are looked at before, by `isWhole`.
 */
export function openJsonStoreFile(folder: string, name: string, isWhole: (bytes: Uint8Array) => boolean) {
  const path = join(folder, `${name}.json`)
  let store: Store<{ text: string }> | undefined
  return {
    /** undefined: there is no such file. Throws when it cannot be read. */
    read(): Buffer | undefined {
      try {
        finishWrite(path, isWhole)
      } catch {
        // A disk that takes no writes is read as it is.
      }
      return readBytes(path)
    },
    /** Atomic, also over a kill, and on the disk when it returns. Throws, and changes nothing, when there is no room. */
    write(text: string): void {
      finishWrite(path, isWhole)
      store ??= new Store({
        cwd: folder,
        name,
        clearInvalidConfig: false,
        accessPropertiesByDotNotation: false,
        configFileMode: 0o600,
        serialize: (stored) => stored.text,
        // electron-store reads the file before each write, for its own key: not parsing it saves that time.
        deserialize: (stored) => ({ text: stored })
      })
      keepPrevious(path)
      try {
        store.store = { text }
        const isCut = statSync(path).size !== Buffer.byteLength(text)
        if (isCut) throw new BridgeError('full', 'the disk has taken only a part')
      } catch (error) {
        restorePrevious(path)
        throw error
      }
      rmSync(previousOf(path), { force: true })
      syncFolder(folder)
    },
    remove(): void {
      for (const each of [path, previousOf(path)]) rmSync(each, { force: true })
    }
  }
}

/** The file before a write, until the new one was found whole. */
const previousOf = (path: string) => `${path}.previous`

function keepPrevious(path: string): void {
  if (!existsSync(path)) return
  // On Windows electron-store may write in place, which would reach a hard link as well.
  const keep = process.platform === 'win32' ? copyFileSync : linkSync
  try {
    keep(path, previousOf(path))
  } catch {
    copyFileSync(path, previousOf(path))
  }
}

function restorePrevious(path: string): void {
  if (existsSync(previousOf(path))) renameSync(previousOf(path), path)
  else rmSync(path, { force: true })
  // A rename leaves both names of one file.
  rmSync(previousOf(path), { force: true })
}

/** Ends a write that a kill has cut short. It was not acknowledged: either file may stay, if it is whole. */
function finishWrite(path: string, isWhole: (bytes: Uint8Array) => boolean): void {
  if (!existsSync(previousOf(path))) return
  const bytes = readBytes(path)
  if (bytes && isWhole(bytes)) rmSync(previousOf(path))
  else restorePrevious(path)
}

export interface SettingsFile<T> {
  read(): T
  /** Throws when it cannot be written; the settings before still hold. */
  write(settings: T): void
}

/** Quarantines the bytes of a damaged file. Throws when they cannot be stored. */
export type KeepDamaged = (collection: string, bytes: Uint8Array) => void

/** A file that the schema refuses is quarantined before it is written over; if that fails, it is never written. */
export function openSettingsIn(folder: string, keepDamaged: KeepDamaged) {
  sweepTemporary(folder)
  return <T extends Record<string, unknown>>(
    name: string,
    schema: GenericSchema<unknown, T>,
    initial: T
  ): SettingsFile<T> => {
    // A schema of optional fields would take a list for an empty object.
    const parse = (bytes: Uint8Array) => v.safeParse(v.pipe(v.custom(isRecord), schema), parseJson(bytes))
    const file = openJsonStoreFile(folder, name, (bytes) => parse(bytes).success)
    let settings = initial
    let isWritable = true
    try {
      const bytes = file.read()
      const parsed = bytes && parse(bytes)
      if (parsed?.success) settings = parsed.output
      else if (bytes) {
        keepDamaged('settings', bytes)
        file.remove()
      }
    } catch {
      isWritable = false
    }
    return {
      read: () => settings,
      write(next) {
        if (!isWritable) throw new Error(`${name}.json is damaged and could not be quarantined`)
        file.write(JSON.stringify(next, undefined, '\t'))
        settings = next
      }
    }
  }
}
