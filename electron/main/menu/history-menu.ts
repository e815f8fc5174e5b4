import type { BrowserWindow, MenuItemConstructorOptions, WebContents } from 'electron'
import { messages } from '../native-ui-texts.ts'

type HistoryStep = 'back' | 'forward'

/** The history holds the app's own addresses alone (navigation-guards.ts). */
function stepThroughHistory({ navigationHistory }: Pick<WebContents, 'navigationHistory'>, step: HistoryStep) {
  if (step === 'back' && navigationHistory.canGoBack()) navigationHistory.goBack()
  if (step === 'forward' && navigationHistory.canGoForward()) navigationHistory.goForward()
}

/** Back and Forward, with the keys of each system's browsers. */
export function createHistoryMenu(platform: NodeJS.Platform): MenuItemConstructorOptions {
  const [back, forward] = platform === 'darwin' ? ['Cmd+[', 'Cmd+]'] : ['Alt+Left', 'Alt+Right']
  const item = (label: string, accelerator: string, step: HistoryStep): MenuItemConstructorOptions => ({
    label,
    accelerator,
    // On macOS the menu outlives the window.
    click: (_item, window) => {
      if (window && 'webContents' in window) stepThroughHistory((window as BrowserWindow).webContents, step)
    }
  })
  return {
    label: messages.history,
    submenu: [item(messages.historyBack, back, 'back'), item(messages.historyForward, forward, 'forward')]
  }
}

/** A command this soon after a navigation in the page reports the same press. */
const onePressMs = 250

const commands: ReadonlyMap<string, HistoryStep> = new Map([
  ['browser-backward', 'back'],
  ['browser-forward', 'forward']
])
const swipes: ReadonlyMap<string, HistoryStep> = new Map([
  ['left', 'back'],
  ['right', 'forward']
])

/** Chromium handles a mouse's side buttons. Windows sends commands for keys; Linux sends them twice for the mouse: ignored. */
export function followHistoryCommands(
  window: BrowserWindow,
  platform: NodeJS.Platform,
  elapsed: () => number = () => performance.now()
): void {
  const { webContents } = window
  let movedAt = Number.NEGATIVE_INFINITY
  webContents.on('did-navigate-in-page', () => {
    movedAt = elapsed()
  })
  if (platform === 'win32') {
    window.on('app-command', (_event, command) => {
      const step = commands.get(command)
      if (step && elapsed() - movedAt >= onePressMs) stepThroughHistory(webContents, step)
    })
  }
  if (platform === 'darwin') {
    window.on('swipe', (_event, direction) => {
      const step = swipes.get(direction)
      if (step) stepThroughHistory(webContents, step)
    })
  }
}
