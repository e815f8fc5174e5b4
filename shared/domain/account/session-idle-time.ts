export interface ClockReading {
  /** Since 1970. Can be set; goes on during sleep. */
  readonly wallMs: number
  /** Monotonic; may stand still during sleep. */
  readonly elapsedMs: number
}

export type IdleState =
  | { readonly phase: 'active' }
  | { readonly phase: 'warning'; readonly leftMs: number }
  | { readonly phase: 'ended' }

const idleWarningMs = 30_000

/** Corrections of a clock without a person. */
const clockToleranceMs = 10_000

/**
 * The clock that shows more time counts: one stops during sleep, the other can be set. `systemIdleMs`: a third, where the system has one.
 * A clock that was set back ends the session: the length of a sleep is unknown then.
 */
export function computeIdleState(last: ClockReading, now: ClockReading, limitMs: number, systemIdleMs = 0): IdleState {
  const wallMs = now.wallMs - last.wallMs
  const elapsedMs = now.elapsedMs - last.elapsedMs
  const leftMs = limitMs - Math.max(wallMs, elapsedMs, systemIdleMs)
  if (leftMs <= 0 || wallMs < elapsedMs - clockToleranceMs) return { phase: 'ended' }
  return leftMs > idleWarningMs ? { phase: 'active' } : { phase: 'warning', leftMs }
}

interface IdlePhase {
  read(): IdleState['phase']
  /** Announces changes of the phase and each second of a warning. 'ended' stays until `reset`. */
  enter(state: IdleState): void
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
