import type { BrowserWindow, MenuItemConstructorOptions, WebContents } from 'electron'
import { messages } from '../messages.ts'

export type HistoryStep = 'back' | 'forward'

/** Shows what the window showed one step before, or after. Its history holds the app's own addresses alone (guards.ts); it ends at both ends. */
export function stepThroughHistory({ navigationHistory }: Pick<WebContents, 'navigationHistory'>, step: HistoryStep) {
  if (step === 'back' && navigationHistory.canGoBack()) navigationHistory.goBack()
  if (step === 'forward' && navigationHistory.canGoForward()) navigationHistory.goForward()
}

/** Back and Forward, with the keys that the browsers of each system have for them. */
export function createHistoryMenu(platform: NodeJS.Platform): MenuItemConstructorOptions {
  const [back, forward] = platform === 'darwin' ? ['Cmd+[', 'Cmd+]'] : ['Alt+Left', 'Alt+Right']
  const item = (label: string, accelerator: string, step: HistoryStep): MenuItemConstructorOptions => ({
    label,
    accelerator,
    // Without a window there is nothing to step through: on a Mac the menu outlives it.
    click: (_item, window) => {
      if (window && 'webContents' in window) stepThroughHistory((window as BrowserWindow).webContents, step)
    }
  })
  return {
    label: messages.history,
    submenu: [item(messages.historyBack, back, 'back'), item(messages.historyForward, forward, 'forward')]
  }
}

/** A command this soon after the page has moved by itself tells of the same press. */
const onePressMs = 250

const commands: Readonly<Record<string, HistoryStep>> = { 'browser-backward': 'back', 'browser-forward': 'forward' }
const swipes: Readonly<Record<string, HistoryStep>> = { left: 'back', right: 'forward' }

/**
 * Follows the other ways in which a system asks for Back and Forward. The side buttons of a mouse are none of them: Chromium
 * itself steps when one is let go over the page. On Windows the keys of a keyboard come as commands. On Linux commands are left
 * alone: there they tell of the mouse alone, when a button goes down and once more when it comes up.
 */
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
      const step = Object.hasOwn(commands, command) ? commands[command] : undefined
      if (step && elapsed() - movedAt >= onePressMs) stepThroughHistory(webContents, step)
    })
  }
  if (platform === 'darwin') {
    window.on('swipe', (_event, direction) => {
      const step = Object.hasOwn(swipes, direction) ? swipes[direction] : undefined
      if (step) stepThroughHistory(webContents, step)
    })
  }
}
