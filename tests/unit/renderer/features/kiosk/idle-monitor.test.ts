import { expect, test } from 'vitest'
import { createIdleMonitor, type IdleChannel, type IdleMonitor } from '#renderer/features/kiosk/idle-monitor.ts'
import type { IdleState } from '#shared/domain/account/session-idle-time.ts'

const second = 1_000
const minute = 60 * second

interface Tab {
  monitor: IdleMonitor
  /** The last that its person was shown. */
  state(): IdleState
  /** From now on what the others tell waits until `wake`. */
  sleep(): void
  wake(): void
}

/** Tabs of one person, on one device with its two clocks. Each looks at them when the test says so. */
function openDevice() {
  const clocks = { wallMs: Date.UTC(2026, 10, 22, 9), elapsedMs: 0 }
  const listeners = new Map<object, (message: unknown) => void>()
  const tabs: Tab[] = []
  return {
    clocks,
    /** Passes without anybody doing anything, every tab that is awake looking at the clocks each second. */
    wait(ms: number, awake: readonly Tab[] = tabs) {
      for (let passed = 0; passed < ms; passed += second) {
        clocks.wallMs += second
        clocks.elapsedMs += second
        for (const { monitor } of awake) monitor.check()
      }
    },
    open(): Tab {
      let state: IdleState = { phase: 'active' }
      let isAsleep = false
      const waiting: unknown[] = []
      let deliver = (_: unknown) => {}
      const channel: IdleChannel = {
        post(message) {
          for (const [owner, listener] of listeners) if (owner !== channel) listener(message)
        },
        listen(listener) {
          deliver = listener
          listeners.set(channel, (message) => (isAsleep ? void waiting.push(message) : listener(message)))
        },
        close: () => void listeners.delete(channel)
      }
      const monitor = createIdleMonitor({
        limitMs: 5 * minute,
        readClocks: () => ({ ...clocks }),
        channel,
        onChange: (next) => {
          state = next
        }
      })
      const tab = {
        monitor,
        state: () => state,
        sleep: () => {
          isAsleep = true
        },
        wake() {
          isAsleep = false
          for (const message of waiting.splice(0)) deliver(message)
        }
      }
      tabs.push(tab)
      return tab
    }
  }
}

test('idle monitor › warns first, continues on request and otherwise ends the session', () => {
  const { wait, open } = openDevice()
  const tab = open()
  wait(4.5 * minute)
  expect(tab.state()).toEqual({ phase: 'warning', leftMs: 30 * second })
  wait(10 * second)
  expect(tab.state()).toEqual({ phase: 'warning', leftMs: 20 * second })
  // A hand that brushes the mouse answers nothing.
  tab.monitor.noteActivity()
  expect(tab.state().phase).toBe('warning')
  tab.monitor.stay()
  expect(tab.state()).toEqual({ phase: 'active' })
  wait(5 * minute)
  expect(tab.state()).toEqual({ phase: 'ended' })
})

test('idle monitor › shares activity, warning and timeout between tabs', () => {
  const { wait, open } = openDevice()
  const [one, other] = [open(), open()]
  wait(4 * minute)
  one.monitor.noteActivity()
  wait(4 * minute)
  expect([one.state().phase, other.state().phase]).toEqual(['active', 'active'])
  wait(45 * second)
  expect([one.state().phase, other.state().phase]).toEqual(['warning', 'warning'])
  other.monitor.stay()
  expect([one.state().phase, other.state().phase]).toEqual(['active', 'active'])
  // Only one of them looks at the clocks.
  wait(5 * minute, [one])
  expect([one.state().phase, other.state().phase]).toEqual(['ended', 'ended'])
})

test('idle monitor › ends the session after sleep despite a key press', () => {
  const { clocks, open } = openDevice()
  const tab = open()
  clocks.wallMs += 8 * 60 * minute
  tab.monitor.noteActivity()
  expect(tab.state()).toEqual({ phase: 'ended' })
  tab.monitor.stay()
  tab.monitor.noteActivity()
  expect(tab.state()).toEqual({ phase: 'ended' })
})

test('idle monitor › keeps other tabs active when a sleeping tab ends', () => {
  const { wait, open } = openDevice()
  const [one, other] = [open(), open()]
  other.sleep()
  for (let turn = 0; turn < 10; turn += 1) {
    wait(minute, [one])
    one.monitor.noteActivity()
  }
  other.monitor.check()
  expect([one.state().phase, other.state().phase]).toEqual(['active', 'ended'])
})
