import { type DeviceStore, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { createLazyDocumentStore } from './lazy-stores.ts'
import { createOpening } from './opening.ts'

/**
 * A store of this device, whose code is fetched when something of it is asked for: most visitors of a shared board keep nothing here.
 * What it has to tell is told from then on.
 */
export function createLateDeviceStore(load: () => Promise<DocumentStore>): DocumentStore {
  const { open, whenOpened } = createOpening(load)
  const store = createLazyDocumentStore(open)
  const { notices } = createLazyDocumentStore(() => whenOpened)
  const findDevice = async (): Promise<DeviceStore> => {
    const { device } = await open()
    if (!device) throw new StoreError('unavailable', 'nothing outlives this page')
    return device
  }
  return {
    ...store,
    notices: { ...store.notices, watch: notices.watch },
    device: {
      // What it holds is not known before it is read.
      mayHold: () => true,
      listCollections: async () => (await findDevice()).listCollections(),
      dropCollection: async (collection) => (await findDevice()).dropCollection(collection),
      compact: async (collection) => (await findDevice()).compact(collection),
      eraseAll: async (viewer) => (await findDevice()).eraseAll(viewer)
    }
  }
}
