import electronUpdater from 'electron-updater'
import type { Updater } from './follow-updates.ts'

/** Only the packager writes the update address. Windows and macOS accept only updates signed as the app is. */
export function createUpdater(): Updater {
  const { autoUpdater } = electronUpdater
  // It would write every step to the console.
  autoUpdater.logger = null
  autoUpdater.autoInstallOnAppQuit = true
  // An older version would bring its holes back.
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
