import { EventEmitter } from 'node:events'
import type { BrowserWindow, MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { createHistoryMenu, followHistoryCommands } from '#electron/main/menu/history-menu.ts'

/** A window that has shown three addresses and stands at the second. */
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
] as const)('window history › on %s goes back and forward on %s within its ends', (platform, event, back, forward) => {
  const { window, steps } = openWindow(platform)
  for (const word of [back, back, forward, forward, forward]) window.emit(event, {}, word)
  expect(steps).toEqual(['back', 'forward', 'forward'])
})

test('window history › ignores a press that the page has already handled', () => {
  const { window, webContents, steps, clock } = openWindow('win32')
  webContents.emit('did-navigate-in-page', {}, 'app://loupe/', true, 1, 1)
  clock.now = 100
  window.emit('app-command', {}, 'browser-backward')
  expect(steps).toEqual([])
  clock.now = 1000
  window.emit('app-command', {}, 'browser-backward')
  expect(steps).toEqual(['back'])
})

test('window history › ignores the back button on Linux, which the page handles', () => {
  const { window, steps } = openWindow('linux')
  for (const _ of ['down', 'up']) window.emit('app-command', {}, 'browser-backward')
  expect(steps).toEqual([])
})

test.each([
  ['linux', 'Alt+Left', 'Alt+Right'],
  ['win32', 'Alt+Left', 'Alt+Right'],
  ['darwin', 'Cmd+[', 'Cmd+]']
] as const)('History menu › on %s has the browser shortcuts of the system', (platform, back, forward) => {
  const { window, steps } = openWindow(platform)
  const items = createHistoryMenu(platform).submenu as MenuItemConstructorOptions[]
  expect(items.map(({ label, accelerator }) => [label, accelerator])).toEqual([
    ['Back', back],
    ['Forward', forward]
  ])
  for (const { click } of items) {
    click?.({} as never, undefined, {} as never)
    click?.({} as never, window as never, {} as never)
  }
  expect(steps).toEqual(['back', 'forward'])
})
