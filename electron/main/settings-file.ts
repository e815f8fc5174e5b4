import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Store from 'electron-store'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { readBytes, sweepTemporary } from './disk.ts'

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
    const found = readOrQuarantine(folder, `${name}.json`, schema, keepDamaged)
    let settings = found.settings ?? initial
    let store: Store<typeof initial> | undefined
    return {
      read: () => settings,
      write(next) {
        if (!found.isWritable) throw new Error(`${name}.json is damaged and could not be set aside`)
        store ??= openStore(folder, name)
        store.store = next
        settings = next
      }
    }
  }
}

/**
 * Reads a file before electron-store opens it, which fails on damaged JSON and takes any other. What is not what the schema
 * wants goes to the quarantine, and only then makes way: a file that cannot go there is never written over.
 */
function readOrQuarantine<T>(
  folder: string,
  file: string,
  schema: GenericSchema<unknown, T>,
  keepDamaged: KeepDamaged
) {
  try {
    const bytes = readBytes(join(folder, file))
    if (!bytes) return { settings: undefined, isWritable: true }
    const parsed = v.safeParse(schema, parseJson(bytes))
    if (parsed.success) return { settings: parsed.output, isWritable: true }
    keepDamaged('settings', bytes)
    rmSync(join(folder, file))
    return { settings: undefined, isWritable: true }
  } catch {
    return { settings: undefined, isWritable: false }
  }
}

function openStore<T extends Record<string, unknown>>(folder: string, name: string): Store<T> {
  return new Store<T>({
    cwd: folder,
    name,
    clearInvalidConfig: false,
    accessPropertiesByDotNotation: false,
    configFileMode: 0o600
  })
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
