import { EventEmitter } from 'node:events'
import { type BrowserWindow, clipboard, type Session } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVisitPartitions, type VisitPartition } from '#electron/main/kiosk/visit-partitions.ts'

vi.mock('electron', () => ({ app: {}, clipboard: { clear: vi.fn() } }))

class FakeWindow extends EventEmitter {
  webContents = Object.assign(new EventEmitter(), { setIgnoreMenuShortcuts: () => {}, closeDevTools: () => {} })
  hasGone = false
  isDestroyed = () => this.hasGone
  removeMenu = () => {}
  setAlwaysOnTop = () => {}
  show = () => {}
  destroy() {
    if (this.hasGone) throw new TypeError('Object has been destroyed')
    this.hasGone = true
    this.emit('closed')
  }
}

let stalls: number
let steps: string[]
let windows: FakeWindow[]
let clearing: Promise<void>

function openVisitPartition(): VisitPartition {
  stalls += 1
  const partition = `place ${stalls}`
  const session = { clearData: async () => void steps.push(`clear ${partition}`), clearAuthCache: () => clearing }
  return { partition, session: session as unknown as Session }
}

function begin() {
  const visits = createVisitPartitions({
    openVisitPartition,
    open({ webPreferences }) {
      steps.push(`open in ${webPreferences.partition}`)
      const window = new FakeWindow()
      windows.push(window)
      return window as unknown as BrowserWindow
    },
    mayLeave: () => false,
    staysOnTop: true,
    onBegin: () => void steps.push('begin')
  })
  visits.show()
  return visits
}

const crash = (window = windows.at(-1)) => window?.webContents.emit('render-process-gone', {}, { reason: 'crashed' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(clipboard.clear).mockClear()
  stalls = 0
  steps = []
  windows = []
  clearing = Promise.resolve()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('kiosk visit › has its own window and partition, cleared afterwards', async () => {
  const visits = begin()
  await visits.begin('ended')
  await visits.begin('idle')
  expect(steps).toEqual([
    ...['begin', 'open in place 1'],
    ...['begin', 'open in place 2', 'clear place 1'],
    ...['begin', 'open in place 1', 'clear place 2']
  ])
  expect(windows.map(({ hasGone }) => hasGone)).toEqual([true, true, false])
  expect(clipboard.clear).toHaveBeenCalledTimes(2)
  expect([visits.takeBeginning(), visits.takeBeginning()]).toEqual(['idle', 'start'])
})

test('kiosk visit › starts once its partition is cleared', async () => {
  let empty = () => {}
  clearing = new Promise((resolve) => {
    empty = resolve
  })
  const visits = begin()
  await visits.begin('ended')
  const next = visits.begin('ended')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(windows).toHaveLength(2)
  empty()
  await next
  expect(windows).toHaveLength(3)
})

test.each([
  ['fails', () => Promise.reject(new Error('disk'))],
  ['does not end', () => new Promise<void>(() => {})]
])('kiosk visit › never reuses a partition whose clearing %s', async (_how, clear) => {
  const visits = begin()
  clearing = clear()
  clearing.catch(() => {})
  await visits.begin('ended')
  clearing = Promise.resolve()
  const next = visits.begin('ended')
  await vi.advanceTimersByTimeAsync(10_000)
  await next
  await visits.begin('ended')
  const opened = steps.filter((step) => step.startsWith('open'))
  expect(opened).toEqual([1, 2, 3, 2].map((place) => `open in place ${place}`))
})

test('kiosk visit › gets a new page at once after a crash, later after a second crash', async () => {
  const visits = begin()
  await vi.advanceTimersByTimeAsync(60_000)
  crash()
  await vi.advanceTimersByTimeAsync(0)
  expect(windows.map(({ hasGone }) => hasGone)).toEqual([true, false])
  expect(visits.takeBeginning()).toBe('crashed')
  crash()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(windows).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(windows.map(({ hasGone }) => hasGone)).toEqual([true, true, false])
})

test('kiosk visit › gets a new page when it hangs and does not recover', async () => {
  const visits = begin()
  const [first] = windows
  first?.webContents.emit('unresponsive')
  await vi.advanceTimersByTimeAsync(4_000)
  first?.webContents.emit('responsive')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(windows).toHaveLength(1)
  first?.webContents.emit('unresponsive')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(windows.map(({ hasGone }) => hasGone)).toEqual([true, false])
  expect(visits.takeBeginning()).toBe('hung')
})

test('kiosk visit › gets a new window when the system closes it', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  windows[0]?.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(windows.map(({ hasGone }) => hasGone)).toEqual([true, false])
  // Its page's storage goes as ever.
  expect(steps.at(-1)).toBe('clear place 1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(windows).toHaveLength(2)
})
