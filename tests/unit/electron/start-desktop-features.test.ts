import { EventEmitter } from 'node:events'
import { app, BrowserWindow, Menu } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { startDesktopFeatures } from '#electron/main/desktop-features/start-desktop-features.ts'
import { noPreferences } from '#electron/main/preferences-file.ts'

const { shown, FakeNotification } = vi.hoisted(() => {
  const all: { body: string; press: () => void; isOpen: boolean }[] = []
  class Told {
    static isSupported = () => true
    body: string
    isOpen = false
    press = () => {}
    constructor({ body }: { body: string }) {
      this.body = body
      all.push(this)
    }
    on = (_: string, press: () => void) => {
      this.press = press
    }
    show = () => {
      this.isOpen = true
    }
    close = () => {
      this.isOpen = false
    }
  }
  return { shown: all, FakeNotification: Told }
})

vi.mock('electron', () => ({
  app: { setAboutPanelOptions: vi.fn(), setBadgeCount: vi.fn(), setAppUserModelId: vi.fn(), getVersion: () => '0.0.0' },
  BrowserWindow: { getAllWindows: vi.fn() },
  dialog: {},
  Menu: { setApplicationMenu: vi.fn(), buildFromTemplate: vi.fn((template: unknown) => template) },
  nativeImage: {},
  Notification: FakeNotification,
  shell: {}
}))

let contents: EventEmitter & { findInPage: ReturnType<typeof vi.fn> }
let isFocused: boolean
let steps: string[]
beforeEach(() => {
  vi.clearAllMocks()
  shown.splice(0)
  isFocused = false
  steps = []
  contents = Object.assign(new EventEmitter(), { findInPage: vi.fn(() => 1), stopFindInPage: vi.fn() })
  const window = Object.assign(new EventEmitter(), {
    ...{ webContents: contents, isDestroyed: () => false, isFocused: () => isFocused }
  })
  vi.mocked(BrowserWindow.getAllWindows).mockReturnValue([window as unknown as BrowserWindow])
})

function start(isKiosk: boolean) {
  const broadcast = vi.fn()
  const shell = startDesktopFeatures({
    isKiosk,
    preferences: { read: () => ({ ...noPreferences, zoom: 1.5 }), write: () => {} },
    route: { request: (path) => void steps.push(`to ${path}`), take: () => null },
    developing: false,
    showWindow: () => void steps.push('show'),
    broadcast
  })
  const [window] = BrowserWindow.getAllWindows()
  if (window) shell.follow(window)
  return shell
}

test('kiosk window › has no menu, search, context menu or badge', async () => {
  const shell = start(true)
  expect(Menu.setApplicationMenu).toHaveBeenCalledExactlyOnceWith(null)
  expect(await shell.find.find('gold', 'first')).toBeNull()
  expect(contents.findInPage).not.toHaveBeenCalled()
  shell.waiting.show({ kind: 'requests', count: 3 })
  expect(app.setBadgeCount).not.toHaveBeenCalled()
  expect(
    contents.eventNames().filter((name) => ['context-menu', 'zoom-changed', 'found-in-page'].includes(String(name)))
  ).toEqual([])
  expect(shell.zoom.read()).toBe(1)
})

test('desktop notification › is shown one at a time and opens its screen when pressed', () => {
  const { waiting } = start(false)
  for (const count of [1, 2, 3]) waiting.show({ kind: 'requests', count })
  expect(shown.map(({ isOpen }) => isOpen)).toEqual([false, true])
  shown[1]?.press()
  expect(steps).toEqual(['to /admin/requests', 'show'])
  isFocused = true
  waiting.show({ kind: 'requests', count: 4 })
  expect(shown.map(({ isOpen }) => isOpen)).toEqual([false, false])
})
