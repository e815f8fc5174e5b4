import electronUpdater from 'electron-updater'
import type { Updater } from './follow-updates.ts'

/**
 * Only the packager writes the update address. Windows and macOS accept only updates signed as the app is.
 * @param onMoved with the path of the new AppImage: its file name has its version
 */
export function createUpdater(onMoved: (appImage: string) => void): Updater {
  const { autoUpdater } = electronUpdater
  // It would write every step to the console.
  autoUpdater.logger = null
  autoUpdater.autoInstallOnAppQuit = true
  // An older version would bring its holes back.
  autoUpdater.allowDowngrade = false
  autoUpdater.allowPrerelease = false
  autoUpdater.on('appimage-filename-updated', onMoved)
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
