import { createHash, pbkdf2Sync } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { app, type BrowserWindow, powerMonitor, session } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualPolicy } from '#electron/main/kiosk/kiosk-policy.ts'
import { noPinTries } from '#electron/main/kiosk/pin-lock.ts'
import { startKiosk } from '#electron/main/kiosk/start-kiosk.ts'
import type { KioskEvent } from '#shared/kiosk-bridge.ts'

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  const sessions = new Map<string, object>()
  const fromPartition = (name: string) => {
    const own =
      sessions.get(name) ?? Object.assign(new Emitter(), { clearData: async () => {}, clearAuthCache: async () => {} })
    sessions.set(name, own)
    return own
  }
  return {
    app: Object.assign(new Emitter(), {
      accessibilitySupportEnabled: false,
      quit: vi.fn(),
      exit: vi.fn(),
      relaunch: vi.fn()
    }),
    clipboard: { clear: () => {} },
    powerMonitor: Object.assign(new Emitter(), { getSystemIdleTime: () => 0 }),
    session: { fromPartition }
  }
})

/** Messages to the page, and how often a window was opened. */
let received: KioskEvent[]
let opened: number
let contents: EventEmitter

function start(pinHash: string | null = null) {
  const kiosk = startKiosk({
    setting: { policy: { ...usualPolicy, idleMinutes: 2, pinHash }, problems: [] },
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
    guard: () => {},
    openOutside: async () => {},
    pinTries: { read: () => noPinTries, write: () => {} },
    forget() {},
    sendEvent: (_window, event) => void received.push(event)
  })
  contents = new EventEmitter()
  kiosk.watch(contents as never)
  kiosk.show()
  return kiosk
}

const press = () => contents.emit('input-event', {}, { type: 'mouseDown' })

beforeEach(() => {
  vi.useFakeTimers()
  received = []
  opened = 0
})
afterEach(() => {
  for (const name of ['kiosk-1', 'kiosk-2']) session.fromPartition(name).removeAllListeners()
  powerMonitor.removeAllListeners()
  app.removeAllListeners()
  vi.useRealTimers()
})

test('kiosk › replaces an idle page that does not respond', async () => {
  const kiosk = start()
  press()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(received.at(-1)).toEqual({ kind: 'ending' })
  expect(opened).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(opened).toBe(2)
  expect(kiosk.describe().begun).toBe('idle')
  // Without a visitor it is not cleared again.
  await vi.advanceTimersByTimeAsync(600_000)
  expect(opened).toBe(2)
  // The next visitor is waited for as long.
  press()
  await vi.advanceTimersByTimeAsync(125_000)
  expect(opened).toBe(3)
  // One who ends their visit has not been away.
  await kiosk.ask({ kind: 'end', wasSignedIn: false })
  expect(kiosk.describe().begun).toBe('ended')
})

test('kiosk › ends the visit when the computer wakes or is unlocked', async () => {
  start()
  for (const [event, visits] of [
    ['resume', 2],
    ['unlock-screen', 3]
  ] as const) {
    press()
    vi.setSystemTime(Date.now() + 3_600_000)
    powerMonitor.emit(event)
    expect(received.at(-1)).toEqual({ kind: 'ending' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(opened).toBe(visits)
  }
})

test('kiosk › quits and restarts only with the office’s PIN', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = pbkdf2Sync('482913', salt, 10, 32, 'sha256').toString('base64url')
  const verifier = createHash('sha256').update(key).digest('base64url')
  const kiosk = start(`PBKDF2-SHA-256:10:${salt.toString('base64url')}:${verifier}`)
  const quit = { preventDefault: vi.fn() }
  const leave = async (pin: string, how: 'close' | 'restart' = 'close') => {
    const { outcome } = await kiosk.ask({ kind: 'leave', pin, how })
    await vi.advanceTimersByTimeAsync(0)
    app.emit('before-quit', quit)
    return [outcome, vi.mocked(app.quit).mock.calls.length, quit.preventDefault.mock.calls.length]
  }
  expect(await leave('000000')).toEqual(['wrong', 0, 1])
  expect(await leave('482913')).toEqual(['done', 1, 1])
  expect(app.relaunch).not.toHaveBeenCalled()
  // Ended by a code with which electron-updater installs nothing.
  expect(await leave('482913', 'restart')).toEqual(['done', 1, 1])
  expect([vi.mocked(app.relaunch).mock.calls, vi.mocked(app.exit).mock.calls]).toEqual([[[expect.anything()]], [[1]]])
})

test('kiosk › does not block a shutdown', () => {
  start()
  const quit = { preventDefault: vi.fn() }
  app.emit('before-quit', quit)
  powerMonitor.emit('shutdown')
  app.emit('before-quit', quit)
  expect(quit.preventDefault).toHaveBeenCalledOnce()
})
