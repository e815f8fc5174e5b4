import { ipcMain } from 'electron'
import Store from 'electron-store'

/** electron-store tells any page that asks where the user's data lies. No page of ours asks: it opens that channel once, and here it is closed. */
export function closeStoreChannel(): void {
  Store.initRenderer()
  ipcMain.removeAllListeners('electron-store-get-data')
}
