import { beforeEach, expect, test } from 'vitest'
import { createIdleWatch } from '#electron/main/kiosk/idle-watch.ts'
import type { IdleState } from '#shared/domain/account/session-idle-time.ts'

const second = 1_000
const minute = 60 * second

let clocks = { wallMs: 0, elapsedMs: 0 }
let systemIdleMs: number
let isAssisted: boolean
let received: IdleState[]
let watch: ReturnType<typeof createIdleWatch>

beforeEach(() => {
  clocks = { wallMs: Date.UTC(2026, 10, 22, 9), elapsedMs: 3_000 }
  systemIdleMs = 0
  isAssisted = false
  received = []
  watch = createIdleWatch({
    limitMs: 5 * minute,
    readClocks: () => ({ ...clocks }),
    readSystemIdleMs: () => systemIdleMs,
    isAssisted: () => isAssisted,
    onChange: (state) => received.push(state)
  })
})

/** So much time passes with no one there, main looking at the clocks each second. */
function wait(ms: number): void {
  for (let passed = 0; passed < ms; passed += second) {
    clocks.wallMs += second
    clocks.elapsedMs += second
    systemIdleMs += second
    watch.check()
  }
}

function doSomething(type: Parameters<typeof watch.noteInput>[0] = 'mouseDown'): void {
  systemIdleMs = 0
  watch.noteInput(type)
}

const last = () => received.at(-1)

test('idle watch of a kiosk › warns for 30 seconds and then ends the visit once', () => {
  doSomething()
  wait(4.5 * minute)
  expect(last()).toEqual({ phase: 'warning', leftMs: 30 * second })
  wait(29 * second)
  expect(last()).toEqual({ phase: 'warning', leftMs: second })
  wait(minute)
  expect(received.filter(({ phase }) => phase === 'ended')).toHaveLength(1)
  expect(last()).toEqual({ phase: 'ended' })
})

test('idle watch of a kiosk › restarts after input or a response to the warning', () => {
  doSomething()
  wait(4 * minute)
  doSomething('mouseMove')
  wait(4 * minute)
  expect(received).toEqual([])
  wait(30 * second)
  doSomething('mouseMove')
  wait(second)
  expect(last()).toEqual({ phase: 'warning', leftMs: 29 * second })
  watch.stay()
  expect(last()).toEqual({ phase: 'active' })
  systemIdleMs = 0
  wait(4 * minute)
  expect(last()).toEqual({ phase: 'active' })
})

test.each([
  ...(['mouseDown', 'mouseUp', 'mouseMove', 'mouseWheel', 'rawKeyDown', 'keyDown', 'char', 'gestureTap'] as const),
  ...(['gestureScrollBegin', 'gestureScrollUpdate', 'touchStart', 'touchMove', 'pointerDown', 'pointerMove'] as const)
])('idle watch of a kiosk › counts %s as input', (type) => {
  doSomething()
  for (let turn = 0; turn < 3; turn += 1) {
    wait(4 * minute)
    doSomething(type)
  }
  expect(received).toEqual([])
})

test('idle watch of a kiosk › ends the visit when the system is idle for the limit', () => {
  doSomething()
  systemIdleMs = 5 * minute
  watch.check()
  expect(last()).toEqual({ phase: 'ended' })
})

test('idle watch of a kiosk › ends the visit after sleep or a changed clock', () => {
  for (const jump of [
    { wallMs: 8 * 60 * minute, elapsedMs: 0 },
    { wallMs: -60 * minute, elapsedMs: minute },
    { wallMs: 60 * minute, elapsedMs: minute }
  ]) {
    watch.reset()
    received = []
    doSomething()
    clocks.wallMs += jump.wallMs
    clocks.elapsedMs += jump.elapsedMs
    // The one who wakes it may be another user: their press counts for nothing.
    doSomething('keyDown')
    expect(last()).toEqual({ phase: 'ended' })
  }
})

test('idle watch of a kiosk › uses only the system’s idle time for a screen reader', () => {
  isAssisted = true
  doSomething()
  for (let turn = 0; turn < 10; turn += 1) {
    wait(2 * minute)
    systemIdleMs = 0
  }
  expect(received).toEqual([])
  wait(5 * minute)
  expect(last()).toEqual({ phase: 'ended' })
})
