import type { InputEvent } from 'electron'
import { type ClockReading, computeIdleState, createIdlePhase, type IdleState } from '#shared/domain/account/idle.ts'

export interface IdleWatchOptions {
  limitMs: number
  readClocks: () => ClockReading
  /** For how long the system has heard of nobody. */
  readSystemIdleMs: () => number
  /**
   * Whether somebody may be using a screen reader or the like: what they do in the page main does not hear of, so for them the
   * system alone knows.
   */
  isAssisted: () => boolean
  /** Called when the phase has changed, and each second of a warning. */
  onChange: (state: IdleState) => void
}

/** What a person does in a window. Whatever else happens in it (a pointer that leaves) is nothing that anybody did. */
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

/**
 * Watches how long the person at a kiosk has done nothing. A visit begins with the first thing that somebody does: an empty
 * kiosk is not cleared for ever. Whoever was warned has to answer: a knock against the table is not enough.
 */
export function createIdleWatch({ limitMs, readClocks, readSystemIdleMs, isAssisted, onChange }: IdleWatchOptions) {
  let last: ClockReading | null = null
  const phase = createIdlePhase(onChange)

  function check(): void {
    if (!last) return
    const systemIdleMs = readSystemIdleMs()
    if (isAssisted() && systemIdleMs < limitMs && phase.read() === 'active') {
      const { wallMs, elapsedMs } = readClocks()
      // The clocks count on from what the system has heard of last, unless the device has slept since.
      const heard = { wallMs: wallMs - systemIdleMs, elapsedMs: elapsedMs - systemIdleMs }
      if (computeIdleState(last, { wallMs, elapsedMs }, limitMs).phase !== 'ended') last = heard
    }
    phase.enter(computeIdleState(last, readClocks(), limitMs, systemIdleMs))
  }

  return {
    /** To be called each second, and when the device awakes. */
    check,
    noteInput(type: InputEvent['type']): void {
      if (!doings.has(type)) return
      check()
      if (phase.read() === 'active') last = readClocks()
    },
    /** The person answers the warning. */
    stay(): void {
      check()
      if (phase.read() === 'ended') return
      last = readClocks()
      phase.enter({ phase: 'active' })
    },
    /** The visit is over: the next one begins with the next person. */
    reset(): void {
      last = null
      phase.reset()
    }
  }
}
