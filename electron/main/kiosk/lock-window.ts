import { app, type BrowserWindow } from 'electron'
import { kioskArgument } from '#shared/kiosk-bridge.ts'
import { leadsAway } from './allowed-keys.ts'

export type WindowLock = ReturnType<typeof createWindowLock>

/** @param partition of its page's storage, in memory alone */
export function createWindowLock(partition: string) {
  return {
    // Not `closable: false`: on Windows and macOS such a window drops app.quit(), too (electron#5891). lockWindow prevents its closing.
    window: { kiosk: true, fullscreen: true, minimizable: false, maximizable: false },
    // electron/preload/block-file-access.ts blocks what main does not see.
    webPreferences: { devTools: false, partition, additionalArguments: [kioskArgument] }
  }
}

/** Keeps people in a window; KIOSK.md says which keys only the system can take. @param staysOnTop above all windows */
export function lockWindow(window: BrowserWindow, mayLeave: () => boolean, staysOnTop: boolean): void {
  const { webContents } = window
  webContents.on('before-input-event', (event, input) => {
    if (leadsAway(input, process.platform)) event.preventDefault()
  })
  webContents.setIgnoreMenuShortcuts(true)
  webContents.on('devtools-opened', () => webContents.closeDevTools())
  window.removeMenu()
  // The office or the system closes it: a question about unsaved work would hold it open, unlocked.
  webContents.on('will-prevent-unload', (event) => event.preventDefault())
  // Alt+F4, and other ways of the system.
  window.on('close', (event) => {
    if (!mayLeave()) event.preventDefault()
  })
  window.on('minimize', () => window.restore())
  window.on('leave-full-screen', () => window.setKiosk(true))
  if (staysOnTop) window.setAlwaysOnTop(true, 'screen-saver')
}

export function lockApp(mayLeave: () => boolean): void {
  app.on('before-quit', (event) => {
    if (!mayLeave()) event.preventDefault()
  })
}

/** An AppImage and the portable program unpack themselves: their original is started again. */
export function relaunch(args: readonly string[] = process.argv.slice(1)): void {
  const execPath = process.env.APPIMAGE ?? process.env.PORTABLE_EXECUTABLE_FILE
  app.relaunch({ args: [...args], ...(execPath !== undefined && { execPath }) })
}
