import * as v from 'valibot'
import type { LocalStorageArea } from './local-storage.ts'

/** Until December 2026 two other values stood behind each name. */
const entrySchema = v.union([
  v.strictTuple([v.string(), v.number()]),
  v.pipe(
    v.looseTuple([v.string()]),
    v.transform(([name]) => [name, 0] as const)
  )
])
const schema = v.pipe(v.string(), v.parseJson(), v.object({ texts: v.array(entrySchema) }))

export const knownTextsKey = 'loupe.journal'

/**
 * Of which collections localStorage has had a text, and how often each had been taken away by hand before. A text that is missing although
 * its collection is named here was taken away; one that is not named never arrived: the browser was killed before localStorage reached the
 * disk. The number tells a list taken away now from one that was, in a tab whose localStorage is late.
 */
export type KnownTexts = ReturnType<typeof openKnownTexts>

export function openKnownTexts(storage: LocalStorageArea) {
  const known = new Map<string, number>()
  let lastText: string | null = null
  const write = () => {
    try {
      storage.write(knownTextsKey, JSON.stringify({ texts: [...known] }))
    } catch {
      // Without room for one short line: a list taken away by hand may come back.
    }
  }
  const read = () => {
    const text = storage.read(knownTextsKey)
    // localStorage.clear(): only a page that lives on knows that it was by hand.
    if (text === null && known.size > 0) write()
    if (text === lastText) return
    lastText = text
    const { success, output } = v.safeParse(schema, text)
    if (success) for (const [name, removals] of output.texts) known.set(name, Math.max(removals, known.get(name) ?? 0))
  }
  return {
    read,
    has(collection: string, removals: number): boolean {
      read()
      return (known.get(collection) ?? -1) >= removals
    },
    /** To be called after its text was written. */
    add(collection: string, removals: number): void {
      read()
      if (known.get(collection) === removals) return
      known.set(collection, removals)
      write()
    },
    /** To be called when all of it is removed. */
    remove(collection: string): void {
      read()
      if (known.delete(collection)) write()
    }
  }
}
