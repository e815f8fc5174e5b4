import { EventEmitter } from 'node:events'
import { type BrowserWindow, powerMonitor } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startKiosk } from '#electron/main/kiosk/kiosk.ts'
import { noPinTries } from '#electron/main/kiosk/pin.ts'
import { usualPolicy } from '#electron/main/kiosk/policy.ts'
import type { KioskEvent } from '#shared/kiosk.ts'

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  const fromPartition = () =>
    Object.assign(new Emitter(), { clearData: async () => {}, clearAuthCache: async () => {} })
  return {
    app: Object.assign(new Emitter(), { accessibilitySupportEnabled: false }),
    clipboard: { clear: () => {} },
    powerMonitor: Object.assign(new Emitter(), { getSystemIdleTime: () => 0 }),
    session: { fromPartition }
  }
})

/** What the page was told, and how often a window was opened. */
let told: KioskEvent[]
let opened: number
let contents: EventEmitter

function start() {
  const kiosk = startKiosk({
    setting: { policy: { ...usualPolicy, idleMinutes: 2 }, problems: [] },
    open() {
      opened += 1
      const quiet = { setIgnoreMenuShortcuts: () => {}, closeDevTools: () => {} }
      const window = Object.assign(new EventEmitter(), {
        webContents: Object.assign(new EventEmitter(), quiet),
        ...{
          isDestroyed: () => false,
          removeMenu: () => {},
          setAlwaysOnTop: () => {},
          show: () => {},
          destroy: () => {}
        }
      })
      return window as unknown as BrowserWindow
    },
    openOutside: async () => {},
    pinTries: { read: () => noPinTries, write: () => {} },
    forget: () => {},
    tell: (_window, event) => void told.push(event)
  })
  contents = new EventEmitter()
  kiosk.watch(contents as never)
  kiosk.show()
  return kiosk
}

const press = () => contents.emit('input-event', {}, { type: 'mouseDown' })

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  opened = 0
})
afterEach(() => {
  powerMonitor.removeAllListeners()
  vi.useRealTimers()
})

test('a page that answers nothing is taken away all the same when its person is gone', async () => {
  const kiosk = start()
  press()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told.at(-1)).toEqual({ kind: 'ending' })
  expect(opened).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(opened).toBe(2)
  expect(kiosk.describe().begun).toBe('idle')
  // Nobody has come: it is not cleared again.
  await vi.advanceTimersByTimeAsync(600_000)
  expect(opened).toBe(2)
})

test('a page that has signed its person out gives the screen back by itself, once', async () => {
  const kiosk = start()
  press()
  await vi.advanceTimersByTimeAsync(120_000)
  await kiosk.ask({ kind: 'end', wasSignedIn: true })
  expect(opened).toBe(2)
  expect(kiosk.describe().begun).toBe('signedOut')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened).toBe(2)
})

test('whoever answers the warning stays', async () => {
  const kiosk = start()
  press()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(told.at(-1)).toEqual({ kind: 'idle', leftMs: expect.any(Number) })
  await kiosk.ask({ kind: 'stay' })
  expect(told.at(-1)).toEqual({ kind: 'idle', leftMs: null })
  await vi.advanceTimersByTimeAsync(80_000)
  expect(opened).toBe(1)
})
