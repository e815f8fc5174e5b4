import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { sweepTemporary } from './disk.ts'
import { openStoreFile, type StoreFile } from './store-file.ts'

export interface SettingsFile<T> {
  read(): T
  /** Throws when it cannot be written; what was read before still holds. */
  write(settings: T): void
}

/** Keeps the bytes of a damaged file of a collection, or of the settings. Throws when they cannot be kept. */
export type KeepDamaged = (collection: string, bytes: Uint8Array) => void

export type OpenSettings = <T extends Record<string, unknown>>(
  name: string,
  schema: GenericSchema<unknown, T>,
  initial: T
) => SettingsFile<T>

/** The small settings of a folder, each an electron-store of its own. */
export function openSettingsIn(folder: string, keepDamaged: KeepDamaged): OpenSettings {
  sweepTemporary(folder)
  return (name, schema, initial) => {
    const file = openStoreFile(folder, name, (bytes) => v.is(schema, parseJson(bytes)))
    const found = readOrQuarantine(file, schema, keepDamaged)
    let settings = found.settings ?? initial
    return {
      read: () => settings,
      write(next) {
        if (!found.isWritable) throw new Error(`${name}.json is damaged and could not be set aside`)
        file.write(JSON.stringify(next, undefined, '\t'))
        settings = next
      }
    }
  }
}

/** What is not what the schema wants goes to the quarantine before it is written over: a file that cannot go there never is. */
function readOrQuarantine<T>(file: StoreFile, schema: GenericSchema<unknown, T>, keepDamaged: KeepDamaged) {
  try {
    const bytes = file.read()
    const parsed = bytes && v.safeParse(schema, parseJson(bytes))
    if (parsed?.success) return { settings: parsed.output, isWritable: true }
    if (bytes) keepDamaged('settings', bytes)
    if (bytes) file.remove()
    return { settings: undefined, isWritable: true }
  } catch {
    return { settings: undefined, isWritable: false }
  }
}

/** The JSON of a file; undefined when it is none, or a list, which a schema of optional fields would take for an empty object. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return Array.isArray(value) ? undefined : value
  } catch {
    return undefined
  }
}
