import { EventEmitter } from 'node:events'
import * as electron from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWindow } from '#electron/main/open-app-window.ts'
import type { WindowState } from '#electron/main/window-bounds.ts'

class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter()
  bounds = {}
  isMax = false
  shown = 0
  readonly options: Record<string, unknown>
  constructor(options: Record<string, unknown>) {
    super()
    this.options = options
  }
  isDestroyed = () => false
  isMinimized = () => false
  isFullScreen = () => false
  isMaximized = () => this.isMax
  getNormalBounds = () => this.bounds
  maximize() {
    this.isMax = true
  }
  show() {
    this.shown += 1
  }
  loadURL = async () => {}
}

const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }] }

const bounds = { x: 300, y: 120, width: 900, height: 640 }
let stored: WindowState
let written: number

function open(lock?: object): FakeWindow {
  const state = {
    read: () => stored,
    write(next: WindowState) {
      written += 1
      stored = next
    }
  }
  const options = { address: 'app://loupe/', state, zoomFactor: 1, ...(lock && { lock: lock as never }) }
  return openWindow(options) as unknown as FakeWindow
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(electron, 'BrowserWindow', 'get').mockReturnValue(FakeWindow as never)
  vi.spyOn(electron, 'screen', 'get').mockReturnValue(screen as never)
  stored = { bounds, maximized: false }
  written = 0
})
afterEach(() => void vi.useRealTimers())

test('desktop window › restores its maximized state and its normal size', () => {
  stored = { bounds, maximized: true }
  const window = open()
  expect(window.options).toMatchObject(bounds)
  expect(window.isMax).toBe(true)
  stored = { bounds, maximized: false }
  expect(open().isMax).toBe(false)
})

test('desktop window › stores its position at once when it closes', () => {
  const window = open()
  window.emit('move')
  window.emit('close')
  expect(written).toBe(1)
  window.emit('move')
  window.emit('closed')
  vi.runAllTimers()
  expect(written).toBe(1)
})

test('desktop window › stores no position in a kiosk', () => {
  stored = { bounds, maximized: true }
  const window = open({ window: { kiosk: true }, webPreferences: { devTools: false, partition: 'kiosk-1' } })
  expect(window.options).toMatchObject({ kiosk: true, webPreferences: { partition: 'kiosk-1', sandbox: true } })
  window.emit('move')
  window.emit('close')
  vi.runAllTimers()
  expect([window.isMax, written]).toEqual([false, 0])
})

test.each([
  ['Stay', 0],
  ['Leave', 1]
])('desktop window › with unsaved work asks before it closes: %s', (pressed, times) => {
  const showMessageBoxSync = (_window: object, { buttons }: { buttons: string[] }) => buttons.indexOf(pressed)
  vi.spyOn(electron, 'dialog', 'get').mockReturnValue({ showMessageBoxSync } as never)
  // The default that is prevented is that the page stays.
  const preventDefault = vi.fn()
  open().webContents.emit('will-prevent-unload', { preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(times)
})
