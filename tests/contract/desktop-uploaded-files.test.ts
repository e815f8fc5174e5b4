import { createDesktopUploadedFiles } from '#renderer/storage/desktop/desktop-uploaded-files.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { fileStoreContract } from './file-store-contract.ts'

fileStoreContract('the desktop: the main process and its files', async () => {
  const { folder, remove } = userDataFolder()
  return {
    reopen: async () => createDesktopUploadedFiles(desktopMain(folder, { collections: [] }).bridge()),
    close: async () => remove()
  }
})
