import * as v from 'valibot'
import type { LocalStorageArea } from './local-storage.ts'

/** Its first version told more of each collection, behind the name. */
const schema = v.pipe(v.string(), v.parseJson(), v.object({ texts: v.array(v.looseTuple([v.string()])) }))

export const knownTextsKey = 'loupe.journal'

/**
 * Of which collections localStorage has had a text. One that is missing although it is named here was taken away by hand; one that is not
 * named never arrived: the browser was killed before localStorage reached the disk.
 */
export type KnownTexts = ReturnType<typeof openKnownTexts>

export function openKnownTexts(storage: LocalStorageArea) {
  const names = new Set<string>()
  let lastText: string | null = null
  const write = () => {
    try {
      storage.write(knownTextsKey, JSON.stringify({ texts: [...names].map((name) => [name]) }))
    } catch {
      // Without room for one short line: a list taken away by hand may come back.
    }
  }
  const read = () => {
    const text = storage.read(knownTextsKey)
    // localStorage.clear(): only a page that lives on knows that it was by hand.
    if (text === null && names.size > 0) write()
    if (text === lastText) return
    lastText = text
    const { success, output } = v.safeParse(schema, text)
    if (success) for (const [name] of output.texts) names.add(name)
  }
  return {
    read,
    has(collection: string): boolean {
      read()
      return names.has(collection)
    },
    /** To be called after its text was written. */
    add(collection: string): void {
      read()
      if (names.has(collection)) return
      names.add(collection)
      write()
    },
    /** To be called once IndexedDB knows that the text was taken away. */
    remove(collection: string): void {
      read()
      if (names.delete(collection)) write()
    }
  }
}
