import { join } from 'node:path'
import Store from 'electron-store'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { bytesOf, sweepTemporary } from './document-store/disk.ts'
import type { Quarantine } from './document-store/quarantine.ts'

export interface SettingsFile<T> {
  read(): T
  /** Throws when it cannot be written; what was read before still holds. */
  write(settings: T): void
}

type Keep = (file: string, bytes: Uint8Array) => void

export type OpenSettings = <T extends Record<string, unknown>>(
  name: string,
  schema: GenericSchema<unknown, T>,
  initial: T
) => SettingsFile<T>

/** The small settings of a folder. What is damaged is kept in `quarantine`. */
export function settingsIn(folder: string, quarantine: Quarantine): OpenSettings {
  sweepTemporary(folder)
  return (name, schema, initial) =>
    settingsFile(folder, name, schema, initial, (file, bytes) => quarantine.keepFile('settings', file, bytes))
}

/**
 * A small electron-store: looked at before it is opened. Bytes that are no JSON object, or not what the schema wants, are kept
 * by `keep`, and `initial` holds.
 */
function settingsFile<T extends Record<string, unknown>>(
  folder: string,
  name: string,
  schema: GenericSchema<unknown, T>,
  initial: T,
  keep: Keep
): SettingsFile<T> {
  const file = `${name}.json`
  let settings = initial
  let mayWrite = true
  const bytes = readable(join(folder, file))
  if (bytes === 'unreadable') mayWrite = false
  else if (bytes) {
    const parsed = v.safeParse(schema, jsonOf(bytes))
    if (parsed.success) settings = parsed.output
    else mayWrite = kept(() => keep(file, bytes))
  }
  let store: Store<T> | undefined
  return {
    read: () => settings,
    write(next) {
      if (!mayWrite) throw new Error(`${file} is damaged and could not be set aside`)
      store ??= openStore<T>(folder, name)
      store.store = next
      settings = next
    }
  }
}

function openStore<T extends Record<string, unknown>>(folder: string, name: string): Store<T> {
  return new Store<T>({
    cwd: folder,
    name,
    clearInvalidConfig: false,
    accessPropertiesByDotNotation: false,
    configFileMode: 0o600,
    // What is stored was looked at above, and is written whole.
    deserialize: () => ({}) as T
  })
}

function readable(path: string): Buffer | 'unreadable' | undefined {
  try {
    return bytesOf(path)
  } catch {
    return 'unreadable'
  }
}

function kept(keep: () => void): boolean {
  try {
    keep()
    return true
  } catch {
    return false
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
