import { type RefObject, useRef, useState } from 'react'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job.ts'
import { may } from '#shared/domain/job-transitions.ts'
import { type Decision, useDecisions } from './use-decisions.ts'
import type { Desk } from './use-desk.ts'
import { useReading } from './use-unseen-change.ts'

interface Asked {
  decision: 'reject' | 'delete'
  /** As it was on the screen when the question was asked. */
  job: Job
}

export interface Review {
  /** What the person had begun to read, when another version is on the screen. Nothing is decided until they have read it. */
  before: Job | null
  busy: boolean
  /** The question on the screen. */
  asked: Asked | null
  /** The reason typed for the posting in question. It is kept until the posting is rejected. */
  reason: string
  /** The id of the posting that came up by itself. */
  arrived: string | null
  /** The button that says that the newer version was read. */
  readButton: RefObject<HTMLButtonElement | null>
  finishReading(): void
  /** Does it, or asks first, or leads to what must be done before. */
  press(decision: Decision): void
  write(reason: string): void
  keep(): void
  confirm(): void
}

/** Decisions about the posting on the screen. `beforeLeaving` is called before the next one comes up. */
export function useReview(desk: Desk, beforeLeaving: () => void): Review {
  const { shown, tab } = desk
  const actor = useSession((session) => session.user)
  const { before, finish } = useReading(shown)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [arrived, setArrived] = useState<string | null>(null)
  const readButton = useRef<HTMLButtonElement>(null)
  const { busy, decide } = useDecisions({
    changed: desk.correct,
    decided(seen) {
      beforeLeaving()
      setArrived(desk.leave(seen))
    }
  })
  const reason = (asked && reasons.get(asked.job.id)) ?? ''
  const note = (job: Job, text: string) => setReasons((known) => new Map(known).set(job.id, text))

  function press(decision: Decision) {
    if (!shown || busy || shown.status !== tab || !may(actor, decision, shown)) return
    if (before) readButton.current?.focus()
    else if (decision === 'reject' || decision === 'delete') setAsked({ decision, job: shown })
    else decide(decision, shown)
  }

  async function confirm() {
    if (!asked) return
    setAsked(null)
    if ((await decide(asked.decision, asked.job, reason)) && asked.decision === 'reject') note(asked.job, '')
  }

  return {
    ...{ before, busy, asked, reason, arrived, readButton, press, confirm },
    finishReading: finish,
    write: (text) => asked && note(asked.job, text),
    keep: () => setAsked(null)
  }
}
