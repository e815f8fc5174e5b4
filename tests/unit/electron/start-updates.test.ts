import { EventEmitter } from 'node:events'
import { app, BrowserWindow, dialog } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUpdater } from '#electron/main/updates/electron-updater.ts'
import { firstLookAfterMs } from '#electron/main/updates/follow-updates.ts'
import { startUpdates } from '#electron/main/updates/start-updates.ts'

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return {
    app: Object.assign(new Emitter(), { isPackaged: true }),
    BrowserWindow: { getAllWindows: vi.fn() },
    dialog: { showMessageBox: vi.fn() }
  }
})
vi.mock('#electron/main/updates/electron-updater.ts', () => ({ createUpdater: vi.fn() }))

const install = vi.fn<() => void>()

/** A window whose page has unsaved work, or not. */
function openWindow(close: (window: EventEmitter, contents: EventEmitter) => void) {
  const webContents = new EventEmitter()
  const window = Object.assign(new EventEmitter(), { webContents, close: () => close(window, webContents) })
  vi.mocked(BrowserWindow.getAllWindows).mockReturnValue([window as unknown as BrowserWindow])
}

const withoutWork = (window: EventEmitter) => void window.emit('closed')
const unsaved = (defaultPrevented: boolean) => (window: EventEmitter, contents: EventEmitter) => {
  contents.emit('will-prevent-unload', { defaultPrevented })
  if (defaultPrevented) window.emit('closed')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('APPIMAGE', '/opt/loupe.AppImage')
  vi.stubEnv('PORTABLE_EXECUTABLE_FILE', undefined)
  install.mockClear()
  vi.mocked(createUpdater).mockReturnValue({ fetchNewer: async () => '0.2.0', install })
})
afterEach(() => {
  app.emit('will-quit')
  vi.useRealTimers()
})

test.each([
  ['Later', 'keeps the old version', 0, withoutWork],
  ['Restart now', 'has the new one', 1, withoutWork],
  ['Restart now', 'and stays with unsaved work keeps the old version', 0, unsaved(false)],
  ['Restart now', 'and leaves unsaved work has the new one', 1, unsaved(true)]
])('whoever answers %s %s', async (answer, _outcome, installed, close) => {
  openWindow(close)
  vi.mocked(dialog.showMessageBox).mockImplementation(async (...given: unknown[]) => {
    const { buttons } = given.at(-1) as { buttons: string[] }
    return { response: buttons.indexOf(answer), checkboxChecked: false }
  })
  await startUpdates({ asks: true })
  await vi.advanceTimersByTimeAsync(firstLookAfterMs)
  expect(dialog.showMessageBox).toHaveBeenCalled()
  expect(install).toHaveBeenCalledTimes(installed)
})

test('on a kiosk nobody is asked, and nothing restarts', async () => {
  openWindow(withoutWork)
  vi.mocked(dialog.showMessageBox).mockClear()
  await startUpdates({ asks: false })
  await vi.advanceTimersByTimeAsync(firstLookAfterMs)
  expect(dialog.showMessageBox).not.toHaveBeenCalled()
  expect(install).not.toHaveBeenCalled()
})
