import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import { recordPrefix, type VisitorRecords } from '#renderer/storage/visitor-records.ts'
import type { LocalStorageArea } from './local-storage.ts'

type Area = Pick<LocalStorageArea, 'read' | 'keys' | 'write' | 'watch'>

/** @param area undefined: blocked, or a kiosk's, where nothing may outlive the page */
export function openVisitorRecords(area: Area = createMemoryArea()): VisitorRecords {
  const changes = createEventEmitter<undefined>()
  return {
    list(kind) {
      const prefix = `${recordPrefix}${kind}:`
      return area
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => ({ id: key.slice(prefix.length), value: parse(area.read(key)) }))
    },
    write(kind, id, value) {
      area.write(`${recordPrefix}${kind}:${id}`, value === undefined ? null : JSON.stringify(value))
      changes.emit(undefined)
    },
    clear() {
      for (const key of area.keys()) if (key.startsWith(recordPrefix)) area.write(key, null)
      changes.emit(undefined)
    },
    watch(listener) {
      const stops = [
        changes.subscribe(() => listener()),
        area.watch((key) => (key === null || key.startsWith(recordPrefix)) && listener())
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function createMemoryArea(): Area {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    keys: () => [...texts.keys()],
    write: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
    watch: () => () => {}
  }
}
