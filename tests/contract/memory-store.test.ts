import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { documentStoreContract } from './document-store-contract.ts'

documentStoreContract('memory', async () => {
  const store = createMemoryStore()
  return {
    preload: async (collection, elements) => store.setElements(collection, elements),
    open: async () => store,
    raw: async (collection) => store.readElements(collection),
    close: async () => {}
  }
})
