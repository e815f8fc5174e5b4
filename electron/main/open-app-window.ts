import { join } from 'node:path'
import { app, BrowserWindow, dialog, nativeTheme, screen } from 'electron'
import { logFailure } from './bridge-errors.ts'
import type { SettingsFile } from './json-store-file.ts'
import type { WindowLock } from './kiosk/lock-window.ts'
import { hasSystemSpelling } from './menu/context-menu.ts'
import { followHistoryCommands } from './menu/history-menu.ts'
import { messages } from './native-ui-texts.ts'
import { followPageFailures } from './page-crash-recovery.ts'
import { fitBounds, minSize, type WindowState } from './window-bounds.ts'

export interface WindowOptions {
  readonly address: string
  readonly state: SettingsFile<WindowState>
  readonly zoomFactor: number
  /** A kiosk's window: its bounds are not stored, it asks no question, and kiosk/visit-partitions.ts brings its page back. */
  readonly lock?: WindowLock
}

/** Background until the page is painted (renderer/styles/design-tokens.ts). */
const paperColors = { light: '#F7F4EC', dark: '#0D1310' }

const settleMs = 500

export function openWindow({ address, state, zoomFactor, lock }: WindowOptions): BrowserWindow {
  const workAreas = screen.getAllDisplays().map((display) => display.workArea)
  const window = new BrowserWindow({
    ...fitBounds(workAreas, state.read()),
    minWidth: minSize.width,
    minHeight: minSize.height,
    title: 'Loupe',
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? paperColors.dark : paperColors.light,
    autoHideMenuBar: true,
    ...(process.platform === 'linux' && { icon: join(import.meta.dirname, '../renderer/icon.png') }),
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      // They reach past every guard of the page.
      devTools: !app.isPackaged,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      zoomFactor,
      spellcheck: hasSystemSpelling(process.platform),
      ...lock?.webPreferences
    },
    ...lock?.window
  })
  window.once('ready-to-show', () => window.show())
  if (!lock) {
    if (state.read().maximized) window.maximize()
    rememberBounds(window, state)
    followPageFailures(window)
    askBeforeUnload(window)
  }
  followHistoryCommands(window, process.platform)
  window.loadURL(address).catch((error: unknown) => logFailure('The app could not be shown:', error))
  return window
}

/** A browser asks before unsaved work is closed; Electron would not close, without a word. */
function askBeforeUnload(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: messages.unsavedTitle,
      detail: messages.unsavedDetail,
      buttons: [messages.unsavedStay, messages.unsavedLeave],
      defaultId: 0,
      cancelId: 0
    })
    if (answer === 1) event.preventDefault()
  })
}

function rememberBounds(window: BrowserWindow, state: SettingsFile<WindowState>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return
    try {
      state.write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() })
    } catch (error) {
      logFailure('The place of the window could not be kept:', error)
    }
  }
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(write, settleMs)
  }
  window.on('resize', writeSoon)
  window.on('move', writeSoon)
  window.on('maximize', writeSoon)
  window.on('unmaximize', writeSoon)
  window.on('close', write)
  window.on('closed', () => clearTimeout(timer))
}
