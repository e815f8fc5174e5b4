import { deleteDB } from 'idb'
import { type DeviceStore, StoreError } from '#renderer/storage/document-store.ts'
import { discardTexts } from '#shared/storage/quarantine.ts'
import { type CollectionStorage, roomKey } from './collection-storage.ts'
import { writtenCollectionsKey } from './written-collections.ts'

export function createWebDeviceStore(
  { storage, writtenCollections, database, forget, onCommit }: CollectionStorage,
  name: string,
  refresh: (collection: string) => void,
  close: () => void
): DeviceStore {
  return {
    mayContain: () => true,
    async listCollections() {
      const durable = await database.read(async (inside) => [
        ...(await inside.names()),
        ...(await inside.quarantine()).quarantine.texts.map(({ collection }) => collection)
      ])
      const names = new Set([...storage.keys(), ...durable])
      for (const own of [writtenCollectionsKey, roomKey]) names.delete(own)
      return [...names]
    },
    async dropCollection(collection) {
      if (!/^[A-Za-z]+_[\w-]+$/.test(collection)) throw new StoreError('refused', 'this is not one person’s')
      await database.write(async (inside) => {
        inside.dropRow(collection)
        await inside.changeQuarantine((stored) => discardTexts(stored, (text) => text.collection === collection))
        // Before IndexedDB forgets it: an unknown text counts as put there by hand.
        writtenCollections.remove(collection)
        storage.write(collection, null)
      })
      forget(collection)
      refresh(collection)
      await onCommit(collection, true)
    },
    // IndexedDB first: it would bring back what localStorage lacks. Every key of this origin is Loupe's.
    async eraseAll(viewer) {
      if (!viewer?.isAdmin) throw new StoreError('refused', 'this is for the administrator')
      database.close()
      try {
        // '.set-aside' held, until December 2026, a copy of an unusable database.
        for (const each of [name, `${name}.set-aside`, `${name}-files`]) await deleteDB(each)
        for (const key of storage.keys()) storage.write(key, null)
      } catch (cause) {
        throw new StoreError('unavailable', 'not everything could be removed', { cause })
      }
      close()
    }
  }
}
