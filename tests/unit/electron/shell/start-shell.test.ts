import { EventEmitter } from 'node:events'
import { app, BrowserWindow, Menu, type Session } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPendingRoute } from '#electron/main/deep-links.ts'
import { noPreferences } from '#electron/main/preferences.ts'
import { startShell } from '#electron/main/shell/start-shell.ts'

vi.mock('electron', () => ({
  app: { setAboutPanelOptions: vi.fn(), setBadgeCount: vi.fn(), setAppUserModelId: vi.fn(), getVersion: () => '0.0.0' },
  BrowserWindow: { getAllWindows: vi.fn() },
  dialog: {},
  Menu: { setApplicationMenu: vi.fn(), buildFromTemplate: vi.fn((template: unknown) => template) },
  nativeImage: {},
  Notification: { isSupported: () => false },
  shell: {}
}))

const sessions = ['usual', 'visit'].map(() => ({ setSpellCheckerEnabled: vi.fn(), setSpellCheckerLanguages: vi.fn() }))
let contents: EventEmitter & { findInPage: ReturnType<typeof vi.fn> }
beforeEach(() => {
  vi.clearAllMocks()
  contents = Object.assign(new EventEmitter(), { findInPage: vi.fn(() => 1), stopFindInPage: vi.fn() })
  const window = Object.assign(new EventEmitter(), { webContents: contents, isDestroyed: () => false })
  vi.mocked(BrowserWindow.getAllWindows).mockReturnValue([window as unknown as BrowserWindow])
})

function start(isKiosk: boolean) {
  const broadcast = vi.fn()
  const shell = startShell({
    isKiosk,
    preferences: { read: () => ({ ...noPreferences, zoom: 1.5 }), write: () => {} },
    sessions: sessions as unknown as Session[],
    route: createPendingRoute(() => {}),
    developing: false,
    showWindow: () => {},
    broadcast
  })
  const [window] = BrowserWindow.getAllWindows()
  if (window) shell.follow(window)
  return shell
}

test('a computer that many people use has no menu, no search, no menu under the pointer and no sign', async () => {
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

test('every other has all of them', () => {
  const shell = start(false)
  expect(Menu.setApplicationMenu).toHaveBeenCalledExactlyOnceWith(expect.any(Array))
  void shell.find.find('gold', 'first')
  expect(contents.findInPage).toHaveBeenCalledOnce()
  expect(contents.eventNames()).toEqual(expect.arrayContaining(['context-menu', 'zoom-changed', 'found-in-page']))
  expect(shell.zoom.read()).toBe(1.5)
})

test.skipIf(process.platform === 'darwin')('no page that may run fetches dictionaries', () => {
  start(true)
  for (const session of sessions) {
    expect(session.setSpellCheckerLanguages).toHaveBeenCalledExactlyOnceWith([])
    expect(session.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false)
  }
})
