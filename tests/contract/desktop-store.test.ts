import { vi } from 'vitest'
import { desktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { storedElements, userDataFolder, writeElements } from '#tests/support/desktop-board.ts'
import { type DesktopMain, desktopMain } from '#tests/support/desktop-bridge.ts'
import { documentStoreContract } from './document-store-contract.ts'

vi.mock('electron', async () => (await import('#tests/support/electron.ts')).electronModule())

documentStoreContract('the desktop: the main process and its files', async () => {
  const { folder, remove } = userDataFolder()
  let main: DesktopMain | undefined
  return {
    preload: async (collection, elements) => writeElements(folder, collection, elements),
    async open() {
      main ??= desktopMain(folder, { collections: ['notes'] })
      return desktopStore(main.bridge())
    },
    raw: async (collection) => storedElements(folder, collection),
    close: async () => remove()
  }
})
