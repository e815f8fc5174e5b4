import * as v from 'valibot'
import type { LocalStorageArea } from './local-storage.ts'

const schema = v.pipe(v.string(), v.parseJson(), v.object({ texts: v.array(v.tuple([v.string(), v.number()])) }))

export const writtenCollectionsKey = 'loupe.journal'

/**
 * Collections that localStorage has had, after how many removals by hand. Missing at that number: by hand; else it never arrived (kill, late tab).
 * @param isLost the database is lost, perhaps because another tab has erased everything
 */
export function openWrittenCollections(storage: LocalStorageArea, isLost: () => boolean) {
  const known = new Map<string, number>()
  const write = () => {
    try {
      storage.write(writtenCollectionsKey, JSON.stringify({ texts: [...known] }))
    } catch {
      // Without room for one short line a list removed by hand may come back.
    }
  }
  const read = () => {
    const text = storage.read(writtenCollectionsKey)
    // localStorage.clear(): only an open page knows that it was by hand.
    if (text === null && known.size > 0 && !isLost()) write()
    const { success, output } = v.safeParse(schema, text)
    if (!success) return
    for (const [name, removals] of output.texts) known.set(name, Math.max(removals, known.get(name) ?? 0))
  }
  return {
    read,
    has(collection: string, removals: number): boolean {
      read()
      return (known.get(collection) ?? -1) >= removals
    },
    add(collection: string, removals: number): void {
      read()
      if (known.get(collection) === removals) return
      known.set(collection, removals)
      write()
    },
    remove(collection: string): void {
      read()
      if (known.delete(collection)) write()
    }
  }
}
