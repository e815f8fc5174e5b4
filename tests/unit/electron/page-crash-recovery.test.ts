import { EventEmitter } from 'node:events'
import type { BrowserWindow, MessageBoxOptions } from 'electron'
import * as electron from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { followPageFailures } from '#electron/main/page-crash-recovery.ts'

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

test('hanging page › stays open when the dialog is dismissed', async () => {
  window.webContents.emit('unresponsive')
  await answered()
  expect(dismiss).toHaveBeenCalledOnce()
  for (const act of [window.reload, window.destroy, window.webContents.forcefullyCrashRenderer])
    expect(act).not.toHaveBeenCalled()
})

test('crashed page › reloads when the dialog after two crashes is dismissed', async () => {
  goAway('crashed')
  expect([window.reload.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 0])
  goAway('crashed')
  await answered()
  expect(dismiss).toHaveBeenCalledOnce()
  expect(window.reload).toHaveBeenCalledTimes(2)
})
