import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'

/** A collection that each person has for themself. Its name ends with their uid. */
export interface PersonalCollection<T extends Document> {
  /** The collection of one person: the same object every time. */
  of(uid: string): Collection<T>
  /** Whose collection this name is; undefined when it is another one. */
  findOwner(name: string): string | undefined
}

export function createPersonalCollection<T extends Document>(
  prefix: string,
  shape: Pick<Collection<T>, 'schema' | 'idsOnly'>
): PersonalCollection<T> {
  const collections = new Map<string, Collection<T>>()
  return {
    of(uid) {
      const collection = collections.get(uid) ?? {
        ...shape,
        name: prefix + uid,
        searchText: () => '',
        // A notice about a damaged record is seen by whoever uses the device next: it does not say whose it is, nor whom it is about.
        describe: () => ''
      }
      collections.set(uid, collection)
      return collection
    },
    findOwner: (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined)
  }
}
