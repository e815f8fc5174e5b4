import { EventEmitter } from 'node:events'
import { type BrowserWindow, clipboard, type Session } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVisits, type Stall } from '#electron/main/kiosk/visits.ts'

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
let isLeaving: boolean
let cannotOpen: boolean
let clearing: Promise<void>

function openStall(): Stall {
  stalls += 1
  const partition = `place ${stalls}`
  const session = { clearData: async () => void steps.push(`clear ${partition}`), clearAuthCache: () => clearing }
  return { partition, session: session as unknown as Session }
}

function begin() {
  const visits = createVisits({
    openStall,
    open({ webPreferences }) {
      if (cannotOpen) throw new Error('no window')
      steps.push(`open in ${webPreferences.partition}`)
      const window = new FakeWindow()
      windows.push(window)
      return window as unknown as BrowserWindow
    },
    mayLeave: () => isLeaving,
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
  isLeaving = false
  cannotOpen = false
  clearing = Promise.resolve()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a new visit has a window and a place of its own; what belonged to the last one is put back before, and gone after it', async () => {
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

test('a visit that ends in two ways at once ends once', async () => {
  const visits = begin()
  await Promise.all([visits.begin('ended'), visits.begin('idle')])
  expect(windows.map(({ hasGone }) => hasGone)).toEqual([true, false])
  expect(visits.takeBeginning()).toBe('ended')
})

test('the next visit but one begins when the place that it takes is empty again', async () => {
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
])('a place whose clearing %s is never taken again: the next visit begins in a new one', async (_how, clear) => {
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

test('a window that cannot be opened leaves the last visit as it is, to be ended again', async () => {
  const visits = begin()
  cannotOpen = true
  await expect(visits.begin('ended')).rejects.toThrow('no window')
  cannotOpen = false
  expect(steps).not.toContain('clear place 1')
  await visits.begin('ended')
  expect(steps.slice(-2)).toEqual(['open in place 2', 'clear place 1'])
})

test('a program that is started again finds no visit in the place of a window that is gone', async () => {
  const visits = begin()
  windows[0]?.destroy()
  visits.show()
  await vi.advanceTimersByTimeAsync(0)
  expect(steps.slice(-2)).toEqual(['open in place 2', 'clear place 1'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(windows).toHaveLength(2)
})

test('a page that crashes comes back at once, and one that crashes again and again after a while', async () => {
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

test('a page that crashed early is not brought back into the visit that has begun meanwhile', async () => {
  const visits = begin()
  crash()
  await visits.begin('ended')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(windows.map(({ hasGone }) => hasGone)).toEqual([true, false])
  expect(visits.takeBeginning()).toBe('ended')
})

test('a page that answers no more comes back, unless it has only taken its time', async () => {
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

test('a window that a system closes comes back, the last person’s own end of theirs is no such thing', async () => {
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

test('whoever may leave is not held: nothing comes back', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  isLeaving = true
  windows[0]?.destroy()
  crash()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(windows).toHaveLength(1)
})

test('a question of the page about unsaved work holds no window open', () => {
  begin()
  const event = { preventDefault: vi.fn() }
  windows[0]?.webContents.emit('will-prevent-unload', event)
  expect(event.preventDefault).toHaveBeenCalledOnce()
})
