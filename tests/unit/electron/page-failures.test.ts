import { EventEmitter } from 'node:events'
import type { BrowserWindow, MessageBoxOptions } from 'electron'
import * as electron from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { followPageFailures } from '#electron/main/page-failures.ts'

/** With Escape, or by its window's own cross. */
const dismiss = vi.fn(async (_window: unknown, { cancelId }: MessageBoxOptions) => ({
  response: cancelId,
  checkboxChecked: false
}))
const window = Object.assign(new EventEmitter(), {
  ...{ isDestroyed: () => false, reload: vi.fn(), destroy: vi.fn() },
  webContents: Object.assign(new EventEmitter(), { forcefullyCrashRenderer: vi.fn() })
})

beforeEach(() => {
  for (const act of [dismiss, window.reload, window.destroy, window.webContents.forcefullyCrashRenderer])
    act.mockClear()
  vi.spyOn(electron, 'dialog', 'get').mockReturnValue({ showMessageBox: dismiss } as never)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  window.removeAllListeners()
  window.webContents.removeAllListeners()
  followPageFailures(window as unknown as BrowserWindow)
})

const goAway = (reason: string) => window.webContents.emit('render-process-gone', {}, { reason })
const answered = () => new Promise((done) => setImmediate(done))

test('who dismisses the question about a page that hangs waits for it: nothing typed is lost', async () => {
  window.webContents.emit('unresponsive')
  await answered()
  expect(dismiss).toHaveBeenCalledOnce()
  for (const act of [window.reload, window.destroy, window.webContents.forcefullyCrashRenderer])
    expect(act).not.toHaveBeenCalled()
})

test('who dismisses the question about a page that has stopped twice gets it anew', async () => {
  goAway('crashed')
  expect([window.reload.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 0])
  goAway('crashed')
  await answered()
  expect(dismiss).toHaveBeenCalledOnce()
  expect(window.reload).toHaveBeenCalledTimes(2)
})

test('a page that hangs is loaded again when its process has ended, which asks nothing', async () => {
  dismiss.mockResolvedValueOnce({ response: 0, checkboxChecked: false })
  window.webContents.emit('unresponsive')
  await answered()
  expect(window.webContents.forcefullyCrashRenderer).toHaveBeenCalledOnce()
  expect(window.reload).not.toHaveBeenCalled()
  goAway('killed')
  await answered()
  expect([window.reload.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 1])
})

test('who opens the log folder is asked on, also where the system never says that it is open', async () => {
  vi.spyOn(electron, 'shell', 'get').mockReturnValue({ openPath: () => new Promise(() => {}) } as never)
  dismiss.mockResolvedValueOnce({ response: 2, checkboxChecked: false })
  window.webContents.emit('unresponsive')
  await answered()
  expect(dismiss).toHaveBeenCalledTimes(2)
})

test('a page that ended as it should is not brought back', () => {
  goAway('clean-exit')
  expect(window.reload).not.toHaveBeenCalled()
})
