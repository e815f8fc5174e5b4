import 'fake-indexeddb/auto'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { openWebStore, type WebStore } from '#renderer/storage/web/open-web-store.ts'
import { deviceCollections } from '#shared/collections/all.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { storedElements, userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { reportContract } from './report-contract.ts'
import { threadContract } from './thread-contract.ts'

/** Contracts of the repositories over each store of a device; over Firestore: tests/cloud/. */
function holdContracts(
  name: string,
  open: Parameters<typeof reportContract>[1] & Parameters<typeof threadContract>[1]
): void {
  reportContract(name, open)
  threadContract(name, open)
}

holdContracts('memory', async () => {
  const store = createMemoryStore()
  return {
    preload: async (collection, elements) => store.setElements(collection, elements),
    open: async () => store,
    raw: async (collection) => store.readElements(collection),
    close: async () => {}
  }
})

holdContracts('the desktop', async () => {
  const { folder, remove } = userDataFolder()
  let store: DocumentStore | undefined
  return {
    preload: async (collection, elements) => writeElements(folder, collection, elements),
    async open() {
      store ??= createDesktopStore(desktopMain(folder, { collections: deviceCollections }).bridge())
      return store
    },
    raw: async (collection) => storedElements(folder, collection),
    close: async () => remove()
  }
})

let count = 0

holdContracts('localStorage', async () => {
  count += 1
  const database = `contracts-${count}`
  const browser = fakeLocalStorage({ latency: () => 0 })
  const open: WebStore[] = []
  return {
    async preload(collection, elements) {
      browser.tab().write(collection, JSON.stringify(elements))
      await browser.settle()
    },
    async open() {
      const store = await openWebStore({ storage: browser.tab(), initializers: [], database })
      open.push(store)
      return store
    },
    async raw(collection) {
      await browser.settle()
      return JSON.parse(browser.tab().read(collection) ?? '[]') as unknown[]
    },
    async close() {
      for (const store of open) store.close()
      await browser.settle()
    }
  }
})
