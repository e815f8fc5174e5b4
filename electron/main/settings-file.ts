import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { sweepTemporary } from './disk.ts'
import { openStoreFile, type StoreFile } from './store-file.ts'

export interface SettingsFile<T> {
  read(): T
  /** Throws when it cannot be written; the settings before still hold. */
  write(settings: T): void
}

/** Quarantines the bytes of a damaged file. Throws when they cannot be stored. */
export type KeepDamaged = (collection: string, bytes: Uint8Array) => void

export type OpenSettings = <T extends Record<string, unknown>>(
  name: string,
  schema: GenericSchema<unknown, T>,
  initial: T
) => SettingsFile<T>

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

/** A file that the schema refuses is quarantined before it is written over; if that fails, it is never written. */
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

/** undefined: no JSON, or a list, which a schema of optional fields would take for an empty object. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return Array.isArray(value) ? undefined : value
  } catch {
    return undefined
  }
}
