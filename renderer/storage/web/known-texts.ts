import * as v from 'valibot'
import type { LocalStorageArea } from './local-storage.ts'

/** Its first version told more of each collection, behind the name. */
const schema = v.object({ texts: v.array(v.looseTuple([v.string()])) })

export const knownTextsKey = 'loupe.journal'

/**
 * Of which collections localStorage has had a text. One that is missing although it stands here was taken away by hand; one that
 * does not stand here never arrived: the browser was killed before it wrote localStorage to the disk.
 */
export interface KnownTexts {
  has(collection: string): boolean
  /** To be called after its text was written. */
  add(collection: string): void
  /** To be called once it is known, durably, that the text was taken away. */
  remove(collection: string): void
  /** Writes the list anew when localStorage.clear() has removed it: only a page that lives on knows that this was by hand. */
  restore(): void
}

export function openKnownTexts(storage: LocalStorageArea): KnownTexts {
  const names = new Set<string>()
  let lastText: string | null = null
  const write = () => {
    try {
      storage.write(knownTextsKey, names.size > 0 ? JSON.stringify({ texts: [...names].map((name) => [name]) }) : null)
    } catch {
      // Without room for one short line: a list taken away by hand may come back.
    }
  }
  const read = () => {
    const text = storage.read(knownTextsKey)
    if (text === null && names.size > 0) write()
    if (text === lastText) return
    lastText = text
    for (const name of parse(text)) names.add(name)
  }
  return {
    restore: read,
    has(collection) {
      read()
      return names.has(collection)
    },
    add(collection) {
      read()
      if (names.has(collection)) return
      names.add(collection)
      write()
    },
    remove(collection) {
      read()
      if (names.delete(collection)) write()
    }
  }
}

function parse(text: string | null): string[] {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? ''))
    return result.success ? result.output.texts.map(([name]) => name) : []
  } catch {
    return []
  }
}
