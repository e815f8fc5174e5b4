import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { expect, test } from 'vitest'
import { followHistoryCommands } from '#electron/main/menu/history-menu.ts'

/** A window that has shown three addresses and is at the second. */
function openWindow(platform: NodeJS.Platform) {
  let index = 1
  const clock = { now: 0 }
  const steps: string[] = []
  const step = (name: string, by: number) => {
    steps.push(name)
    index += by
  }
  const webContents = Object.assign(new EventEmitter(), {
    navigationHistory: {
      canGoBack: () => index > 0,
      canGoForward: () => index < 2,
      goBack: () => step('back', -1),
      goForward: () => step('forward', 1)
    }
  })
  const window = Object.assign(new EventEmitter(), { webContents })
  followHistoryCommands(window as unknown as BrowserWindow, platform, () => clock.now)
  return { window, webContents, steps, clock }
}

test.each([
  ['win32', 'app-command', 'browser-backward', 'browser-forward'],
  ['darwin', 'swipe', 'left', 'right']
] as const)(
  'window history › on %s goes back and forward by %s, and stops at both ends',
  (platform, event, back, forward) => {
    const { window, steps } = openWindow(platform)
    for (const word of [back, back, forward, forward, forward]) window.emit(event, {}, word)
    expect(steps).toEqual(['back', 'forward', 'forward'])
  }
)
