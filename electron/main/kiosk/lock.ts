import { app, type BrowserWindow, type BrowserWindowConstructorOptions, type WebPreferences } from 'electron'
import { kioskArgument } from '#shared/kiosk.ts'
import { leadsAway } from './keys.ts'

/** What a window of a kiosk is beside what every window is. */
export interface WindowLock {
  readonly window: BrowserWindowConstructorOptions
  readonly webPreferences: WebPreferences
}

/** @param partition where its page keeps what it keeps: in memory alone */
export function createWindowLock(partition: string): WindowLock {
  return {
    window: { kiosk: true, fullscreen: true, minimizable: false, maximizable: false, closable: false },
    // The preload script closes what a page alone hears of (electron/preload/kiosk.ts).
    webPreferences: { devTools: false, partition, additionalArguments: [kioskArgument] }
  }
}

/**
 * Keeps people in a window. What the system keeps for itself no program can refuse: KIOSK.md says what the system's own
 * settings do about that.
 * @param staysOnTop nothing else is meant to be seen on this computer
 */
export function lockWindow(window: BrowserWindow, mayLeave: () => boolean, staysOnTop: boolean): void {
  const { webContents } = window
  webContents.on('before-input-event', (event, input) => {
    if (leadsAway(input, process.platform)) event.preventDefault()
  })
  webContents.setIgnoreMenuShortcuts(true)
  webContents.on('devtools-opened', () => webContents.closeDevTools())
  window.removeMenu()
  // Whoever may close it is the office, or the system: a question about what the last person has typed would hold it open, unlocked.
  webContents.on('will-prevent-unload', (event) => event.preventDefault())
  // Alt+F4, and whatever else a system has to close a window.
  window.on('close', (event) => {
    if (!mayLeave()) event.preventDefault()
  })
  window.on('minimize', () => window.restore())
  window.on('leave-full-screen', () => window.setKiosk(true))
  if (staysOnTop) window.setAlwaysOnTop(true, 'screen-saver')
}

/** Keeps the app itself open. */
export function lockApp(mayLeave: () => boolean): void {
  app.on('before-quit', (event) => {
    if (!mayLeave()) event.preventDefault()
  })
}

/**
 * Has Loupe begin again when it has ended. An AppImage and the portable program unpack themselves: what is started again is what they
 * were unpacked from.
 */
export function relaunch(args: readonly string[] = process.argv.slice(1)): void {
  const execPath = process.env.APPIMAGE ?? process.env.PORTABLE_EXECUTABLE_FILE
  app.relaunch({ args: [...args], ...(execPath !== undefined && { execPath }) })
}
