import * as v from 'valibot'
import { type ClockReading, computeIdleState, createIdlePhase, type IdleState } from '#shared/domain/account/idle.ts'

/** How the tabs of one person tell each other. */
export interface IdleChannel {
  post(message: IdleMessage): void
  listen(listener: (message: unknown) => void): void
  close(): void
}

const messageSchema = v.variant('kind', [
  /** Somebody did something at `at`, milliseconds since 1970. */
  v.object({ kind: v.literal('active'), at: v.number() }),
  /** The person has been signed out in another tab for doing nothing. */
  v.object({ kind: v.literal('ended') })
])
export type IdleMessage = v.InferOutput<typeof messageSchema>

export interface IdleMonitorOptions {
  limitMs: number
  readClocks: () => ClockReading
  channel: IdleChannel
  /** Called when the phase has changed, and each second of a warning. */
  onChange: (state: IdleState) => void
}

export interface IdleMonitor {
  /** The person did something: that counts unless they have been warned, or were away for too long before it. */
  noteActivity(): void
  /** The person answers the warning. */
  stay(): void
  /** Looks at the clocks. To be called each second, and before a page is seen again. */
  check(): void
}

/** The other tabs are told of activity at most this often. */
const postEveryMs = 1_000
/** A tab whose clock ticked last longer ago than this has slept, and may have missed what the others told. Hidden ones tick once a minute. */
const sleptAfterMs = 90_000
/** What another tab said of a time that is yet to come was said before the clock was set back. */
const clockToleranceMs = 2_000

/** Watches how long a person has done nothing, in all their tabs together. It begins with somebody who is there. */
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
    // A message may have waited while this tab slept.
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
