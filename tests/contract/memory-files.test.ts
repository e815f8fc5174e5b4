import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { fileStoreContract } from './file-store-contract.ts'

fileStoreContract('memory', async () => {
  const files = createMemoryFiles()
  return { reopen: async () => files, close: async () => {} }
})
