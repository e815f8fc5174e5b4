import electronUpdater from 'electron-updater'
import type { Updater } from './follow-updates.ts'

/**
 * The updater of packages: its address stands beside the program (app-update.yml), where only the packager writes it. Windows
 * and macOS take nothing that is not signed as the app is; where the app is unsigned, the address is all that vouches for it.
 */
export function createUpdater(): Updater {
  const { autoUpdater } = electronUpdater
  // It would write every step to the console.
  autoUpdater.logger = null
  autoUpdater.autoInstallOnAppQuit = true
  // Nobody is led back to a version whose holes are mended.
  autoUpdater.allowDowngrade = false
  autoUpdater.allowPrerelease = false
  return {
    async fetchNewer() {
      const found = await autoUpdater.checkForUpdates()
      if (!found?.isUpdateAvailable) return null
      await found.downloadPromise
      return found.updateInfo.version
    },
    install: () => autoUpdater.quitAndInstall(true, true)
  }
}
