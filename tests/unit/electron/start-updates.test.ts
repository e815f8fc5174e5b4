import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, type WebContents } from 'electron'
import electronUpdater from 'electron-updater'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUpdater } from '#electron/main/updates/electron-updater.ts'
import { firstLookAfterMs, quietMs } from '#electron/main/updates/follow-updates.ts'
import { startUpdates, watchTyping } from '#electron/main/updates/start-updates.ts'

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return {
    app: Object.assign(new Emitter(), { isPackaged: true }),
    BrowserWindow: { getAllWindows: vi.fn() },
    dialog: { showMessageBox: vi.fn() }
  }
})
vi.mock('#electron/main/updates/electron-updater.ts', () => ({ createUpdater: vi.fn() }))
vi.mock('electron-updater', () => ({
  default: { autoUpdater: { checkForUpdates: vi.fn(), quitAndInstall: vi.fn(), on: vi.fn() } }
}))

const install = vi.fn<() => void>()
const onMoved = vi.fn()

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
  vi.stubEnv('APPIMAGE', join(tmpdir(), 'Loupe-0.1.0-x86_64.AppImage'))
  vi.stubEnv('PORTABLE_EXECUTABLE_FILE', undefined)
  install.mockClear()
  vi.mocked(createUpdater).mockReturnValue({ fetchNewer: async () => '0.2.0', install })
})
afterEach(() => {
  app.emit('will-quit')
  vi.useRealTimers()
})

test.each([
  ['Later', 'is not installed', 0, withoutWork],
  ['Restart now', 'is installed', 1, withoutWork],
  ['Restart now', 'is not installed when unsaved work is kept', 0, unsaved(false)],
  ['Restart now', 'is installed when unsaved work is discarded', 1, unsaved(true)]
])('desktop update › with the choice “%s” %s', async (answer, _outcome, installed, close) => {
  openWindow(close)
  vi.mocked(dialog.showMessageBox).mockImplementation(async (...given: unknown[]) => {
    const { buttons } = given.at(-1) as { buttons: string[] }
    return { response: buttons.indexOf(answer), checkboxChecked: false }
  })
  await startUpdates({ asks: true, onMoved })
  await vi.advanceTimersByTimeAsync(firstLookAfterMs)
  expect(dialog.showMessageBox).toHaveBeenCalled()
  expect(install).toHaveBeenCalledTimes(installed)
})

// Each later than the one before, which main remembers.
test.each([
  ['mouseMove', 1, 10],
  ['rawKeyDown', 0, 20],
  ['keyDown', 0, 30],
  ['char', 0, 40]
])('desktop update › is offered a minute after typing, at once otherwise: %s', async (type, asked, minutes) => {
  openWindow(withoutWork)
  const contents = new EventEmitter()
  watchTyping(contents as unknown as WebContents)
  vi.mocked(dialog.showMessageBox).mockReset().mockResolvedValue({ response: 0, checkboxChecked: false })
  await vi.advanceTimersByTimeAsync(minutes * quietMs)
  await startUpdates({ asks: true, onMoved })
  await vi.advanceTimersByTimeAsync(firstLookAfterMs - 1)
  contents.emit('input-event', {}, { type })
  await vi.advanceTimersByTimeAsync(1)
  expect(dialog.showMessageBox).toHaveBeenCalledTimes(asked)
  await vi.advanceTimersByTimeAsync(quietMs)
  expect(dialog.showMessageBox).toHaveBeenCalledOnce()
  expect(vi.mocked(dialog.showMessageBox).mock.lastCall?.at(-1)).toMatchObject({ message: 'Loupe 0.2.0 is ready.' })
})

test('kiosk › offers no update and does not restart', async () => {
  openWindow(withoutWork)
  vi.mocked(dialog.showMessageBox).mockClear()
  await startUpdates({ asks: false, onMoved })
  await vi.advanceTimersByTimeAsync(firstLookAfterMs)
  expect(dialog.showMessageBox).not.toHaveBeenCalled()
  expect(install).not.toHaveBeenCalled()
})

const { autoUpdater } = electronUpdater
const ownUpdater = () =>
  vi.importActual<typeof import('#electron/main/updates/electron-updater.ts')>(
    '#electron/main/updates/electron-updater.ts'
  )

test('desktop update › restarts the app or installs at quit, and never downgrades', async () => {
  ;(await ownUpdater()).createUpdater(onMoved).install()
  expect(autoUpdater.on).toHaveBeenCalledWith('appimage-filename-updated', onMoved)
  expect(autoUpdater.quitAndInstall).toHaveBeenCalledExactlyOnceWith(true, true)
  expect(autoUpdater).toMatchObject({ autoInstallOnAppQuit: true, allowDowngrade: false, allowPrerelease: false })
})
