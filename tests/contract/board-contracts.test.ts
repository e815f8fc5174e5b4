import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { reportContract } from './report-contract.ts'
import { threadContract } from './thread-contract.ts'
import { viewContract } from './view-contract.ts'

/** The contracts of the repositories over one store: every store holds the store contract. Over Firestore: tests/cloud/. */
async function openBoard() {
  const store = createMemoryStore()
  return {
    preload: async (collection: string, elements: readonly unknown[]) => store.setElements(collection, elements),
    open: async () => store,
    raw: async (collection: string) => store.readElements(collection),
    close: async () => {}
  }
}

reportContract('a board of the device', openBoard)
threadContract('a board of the device', openBoard)
viewContract('a board of the device', openBoard)
