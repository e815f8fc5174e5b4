import { deleteDB } from 'idb'
import { type DeviceStore, StoreError } from '#renderer/storage/document-store.ts'
import { discardTexts } from '#shared/storage/quarantine.ts'
import { type CollectionTexts, roomKey } from './collection-texts.ts'
import { knownTextsKey } from './known-texts.ts'

/**
 * The operations on collections as a whole.
 * @param name of the IndexedDB database
 * @param onDropped called when a collection was removed
 * @param close called when everything was removed
 */
export function createDevice(
  { storage, knownTexts, database, forget }: CollectionTexts,
  name: string,
  onDropped: (collection: string) => Promise<void>,
  close: () => void
): DeviceStore {
  return {
    mayHold: () => true,
    // A removed document leaves nothing but the hash of the text that it stood in.
    compact: async () => {},
    async listCollections() {
      const durable = await database.read(async (inside) => [
        ...(await inside.names()),
        ...(await inside.quarantine()).quarantine.texts.map(({ collection }) => collection)
      ])
      const names = new Set([...storage.keys(), ...durable])
      for (const own of [knownTextsKey, roomKey]) names.delete(own)
      return [...names]
    },
    async dropCollection(collection) {
      if (!/^[A-Za-z]+_[\w-]+$/.test(collection)) throw new StoreError('refused', 'this is not one person’s')
      await database.write(async (inside) => {
        inside.dropRow(collection)
        await inside.changeQuarantine((stored) => discardTexts(stored, (text) => text.collection === collection))
        // Before IndexedDB forgets it: a text that it does not know counts.
        knownTexts.remove(collection)
        storage.write(collection, null)
      })
      forget(collection)
      await onDropped(collection)
    },
    // IndexedDB goes first: as long as it is there it brings back what localStorage lacks. Then every key of this address, which is
    // Loupe's alone.
    async eraseAll(viewer) {
      if (!viewer?.isAdmin) throw new StoreError('refused', 'this is for the administrator')
      database.close()
      try {
        // Beside it lay, until December 2026, a copy of one that could not be used.
        for (const each of [name, `${name}.set-aside`, `${name}-files`]) await deleteDB(each)
        for (const key of storage.keys()) storage.write(key, null)
      } catch (cause) {
        throw new StoreError('unavailable', 'not everything could be removed', { cause })
      }
      close()
    }
  }
}
