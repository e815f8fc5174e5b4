/** What the two clocks of a device say at one moment. */
export interface ClockReading {
  /** Milliseconds since 1970. It can be set; it goes on while the device sleeps. */
  readonly wallMs: number
  /** Milliseconds from any start. Nobody can set it; it may stand still while the device sleeps. */
  readonly elapsedMs: number
}

export type IdleState =
  | { readonly phase: 'active' }
  /** In `leftMs` the person is signed out. */
  | { readonly phase: 'warning'; readonly leftMs: number }
  | { readonly phase: 'ended' }

/** How long before it happens a person is told. */
export const idleWarningMs = 30_000

/** A clock is corrected by so much without anybody having set it. */
const clockToleranceMs = 10_000

/**
 * How it stands with a person who did something last at `last`, and is signed out after `limitMs` without doing anything. The
 * clock that says more counts: one of them stands still while the device sleeps, the other one can be set. Once that was set back,
 * nobody knows how long the device has slept since, so the session ends.
 * @param systemIdleMs for how long the system has heard of nobody, where it can be asked: what it says counts as a third clock
 */
export function computeIdleState(last: ClockReading, now: ClockReading, limitMs: number, systemIdleMs = 0): IdleState {
  const wallMs = now.wallMs - last.wallMs
  const elapsedMs = now.elapsedMs - last.elapsedMs
  const leftMs = limitMs - Math.max(wallMs, elapsedMs, systemIdleMs)
  if (leftMs <= 0 || wallMs < elapsedMs - clockToleranceMs) return { phase: 'ended' }
  return leftMs > idleWarningMs ? { phase: 'active' } : { phase: 'warning', leftMs }
}

/** Where it stands with a person, and who is to be told of it. */
export interface IdlePhase {
  read(): IdleState['phase']
  /** Tells of another phase, and of each second of a warning. What has ended stays so until `reset`. */
  enter(state: IdleState): void
  /** Begins anew with the next person. Nobody is told. */
  reset(): void
}

export function createIdlePhase(onChange: (state: IdleState) => void): IdlePhase {
  let phase: IdleState['phase'] = 'active'
  return {
    read: () => phase,
    enter(state) {
      if (phase === 'ended' || (state.phase === phase && phase !== 'warning')) return
      phase = state.phase
      onChange(state)
    },
    reset() {
      phase = 'active'
    }
  }
}
