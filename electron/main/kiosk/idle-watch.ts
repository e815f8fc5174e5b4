import type { InputEvent } from 'electron'
import {
  type ClockReading,
  computeIdleState,
  createIdlePhase,
  type IdleState
} from '#shared/domain/account/session-idle-time.ts'

interface IdleWatchOptions {
  limitMs: number
  readClocks: () => ClockReading
  readSystemIdleMs: () => number
  /** Whether a screen reader or the like may be in use. Its input reaches the system, and not main. */
  isAssisted: () => boolean
  /** Called when the phase has changed, and each second of a warning. */
  onChange: (state: IdleState) => void
}

/** Input of a person: a pointer that leaves the window is none. */
const doings: ReadonlySet<InputEvent['type']> = new Set([
  'mouseDown',
  'mouseUp',
  'mouseMove',
  'mouseWheel',
  'rawKeyDown',
  'keyDown',
  'char',
  'gestureTap',
  'gestureScrollBegin',
  'gestureScrollUpdate',
  'touchStart',
  'touchMove',
  'pointerDown',
  'pointerMove'
])

/** Ends an idle visit, which begins with the first input. A knock against the table does not answer the warning. */
export function createIdleWatch({ limitMs, readClocks, readSystemIdleMs, isAssisted, onChange }: IdleWatchOptions) {
  let last: ClockReading | null = null
  const phase = createIdlePhase(onChange)

  function check(): void {
    if (!last) return
    const systemIdleMs = readSystemIdleMs()
    if (isAssisted() && systemIdleMs < limitMs && phase.read() === 'active') {
      const { wallMs, elapsedMs } = readClocks()
      // Both clocks, as of the system's last input, unless the device has slept since.
      const lastInput = { wallMs: wallMs - systemIdleMs, elapsedMs: elapsedMs - systemIdleMs }
      if (computeIdleState(last, { wallMs, elapsedMs }, limitMs).phase !== 'ended') last = lastInput
    }
    phase.enter(computeIdleState(last, readClocks(), limitMs, systemIdleMs))
  }

  return {
    /** To be called each second, and when the device wakes. */
    check,
    noteInput(type: InputEvent['type']): void {
      if (!doings.has(type)) return
      check()
      if (phase.read() === 'active') last = readClocks()
    },
    stay(): void {
      check()
      if (phase.read() === 'ended') return
      last = readClocks()
      phase.enter({ phase: 'active' })
    },
    reset(): void {
      last = null
      phase.reset()
    }
  }
}
