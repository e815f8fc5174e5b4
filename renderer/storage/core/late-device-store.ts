import { type DeviceStore, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { createLazyDocumentStore } from './lazy-stores.ts'

/**
 * A store of this device, whose code is fetched when something of it is asked for: most visitors of a shared board keep nothing here.
 * What it has to tell is told from then on.
 * @param load may be called again and again, and gives the same store
 */
export function createLateDeviceStore(load: () => Promise<DocumentStore>): DocumentStore {
  let tellOpened: (store: DocumentStore) => void = () => {}
  const whenOpened = new Promise<DocumentStore>((tell) => {
    tellOpened = tell
  })
  const open = async () => {
    const opened = await load()
    tellOpened(opened)
    return opened
  }
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
