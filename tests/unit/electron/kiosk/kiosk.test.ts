import { createHash, pbkdf2Sync } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { app, type BrowserWindow, powerMonitor, type Session, session } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startKiosk } from '#electron/main/kiosk/kiosk.ts'
import { noPinTries } from '#electron/main/kiosk/pin.ts'
import { usualPolicy } from '#electron/main/kiosk/policy.ts'
import type { KioskEvent } from '#shared/kiosk.ts'

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
let told: KioskEvent[]
let opened: number
/** How often was put back what the last person had chosen. */
let forgotten: number
let guarded: Session[]
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
    guard: (pages) => void guarded.push(pages),
    openOutside: async () => {},
    pinTries: { read: () => noPinTries, write: () => {} },
    forget() {
      forgotten += 1
    },
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
  forgotten = 0
  guarded = []
})
afterEach(() => {
  for (const name of ['kiosk-1', 'kiosk-2']) session.fromPartition(name).removeAllListeners()
  powerMonitor.removeAllListeners()
  app.removeAllListeners()
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

test('a page that has signed its person out gives the screen back by itself, once', async () => {
  const kiosk = start()
  press()
  await vi.advanceTimersByTimeAsync(120_000)
  await kiosk.ask({ kind: 'end', wasSignedIn: true })
  expect([opened, forgotten]).toEqual([2, 2])
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

test('who comes back to the computer after it slept finds no visit of somebody else', async () => {
  start()
  for (const [event, visits] of [
    ['resume', 2],
    ['unlock-screen', 3]
  ] as const) {
    press()
    vi.setSystemTime(Date.now() + 3_600_000)
    powerMonitor.emit(event)
    expect(told.at(-1)).toEqual({ kind: 'ending' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(opened).toBe(visits)
  }
})

test('a page is guarded, and told that no file is saved here, whichever place its visit has', async () => {
  start()
  expect(guarded).toEqual([session.fromPartition('kiosk-1'), session.fromPartition('kiosk-2')])
  for (const name of ['kiosk-1', 'kiosk-2']) {
    const event = { preventDefault: vi.fn() }
    session.fromPartition(name).emit('will-download', event)
    expect([event.preventDefault.mock.calls.length, told.splice(0)]).toEqual([1, [{ kind: 'files' }]])
  }
})

test('only the PIN of the office closes the app, or opens the way to the system', async () => {
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

test('a computer that is shut down is held up by nothing', () => {
  start()
  const quit = { preventDefault: vi.fn() }
  app.emit('before-quit', quit)
  powerMonitor.emit('shutdown')
  app.emit('before-quit', quit)
  expect(quit.preventDefault).toHaveBeenCalledOnce()
})
