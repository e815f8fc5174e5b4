import * as v from 'valibot'
import {
  type ClockReading,
  computeIdleState,
  createIdlePhase,
  type IdleState
} from '#shared/domain/account/session-idle-time.ts'

export interface IdleChannel {
  post(message: IdleMessage): void
  listen(listener: (message: unknown) => void): void
  close(): void
}

const messageSchema = v.variant('kind', [
  /** `at`: milliseconds since 1970. */
  v.object({ kind: v.literal('active'), at: v.number() }),
  v.object({ kind: v.literal('ended') })
])
type IdleMessage = v.InferOutput<typeof messageSchema>

interface IdleMonitorOptions {
  limitMs: number
  readClocks: () => ClockReading
  channel: IdleChannel
  onChange: (state: IdleState) => void
}

export interface IdleMonitor {
  /** Ignored after the warning has begun or the limit has passed. */
  noteActivity(): void
  stay(): void
  check(): void
}

const postEveryMs = 1_000
/** A longer gap between ticks means that the tab slept and may have missed messages; hidden tabs tick once a minute. */
const sleptAfterMs = 90_000
/** Later timestamps come from before the clock was set back. */
const clockToleranceMs = 2_000

/** Measures idle time across the tabs of one person. */
export function createIdleMonitor({ limitMs, readClocks, channel, onChange }: IdleMonitorOptions): IdleMonitor {
  let last = readClocks()
  let ticked = last
  let postedAt = Number.NEGATIVE_INFINITY
  const phase = createIdlePhase(onChange)

  function check(): void {
    const now = readClocks()
    const state = computeIdleState(last, now, limitMs)
    const hasSlept = now.elapsedMs - ticked.elapsedMs > sleptAfterMs || now.wallMs - ticked.wallMs > sleptAfterMs
    ticked = now
    if (state.phase === 'ended' && phase.read() !== 'ended' && !hasSlept) channel.post({ kind: 'ended' })
    phase.enter(state)
  }

  function begin(): void {
    last = readClocks()
    if (last.elapsedMs - postedAt >= postEveryMs) {
      postedAt = last.elapsedMs
      channel.post({ kind: 'active', at: last.wallMs })
    }
    phase.enter({ phase: 'active' })
  }

  function adopt(at: number): void {
    const now = readClocks()
    const agoMs = now.wallMs - at
    if (agoMs < -clockToleranceMs || at <= last.wallMs) return
    // A message may have been delayed by sleep.
    last = { wallMs: at, elapsedMs: now.elapsedMs - Math.max(0, agoMs) }
    phase.enter(computeIdleState(last, now, limitMs))
  }

  channel.listen((given) => {
    const message = v.safeParse(messageSchema, given)
    if (!message.success) return
    if (message.output.kind === 'ended') phase.enter({ phase: 'ended' })
    else adopt(message.output.at)
  })

  return {
    check,
    noteActivity() {
      check()
      if (phase.read() === 'active') begin()
    },
    stay() {
      check()
      if (phase.read() !== 'ended') begin()
    }
  }
}
