import { type RefObject, useRef, useState } from 'react'
import { storeReason, useTypedReason } from '#renderer/postings/reasons/typed-reasons.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import type { Desk } from '../use-desk.ts'
import { isDecided, useHeldDecisions } from './held-decisions.ts'
import { type Decision, useDecisions } from './use-decisions.ts'

interface PendingQuestion {
  decision: 'reject' | 'delete'
  /** As it was on the screen when the question was asked. */
  job: Job
}

export interface Review {
  /** What the person had begun to read, when another version is on the screen. Nothing is decided until they have read it. */
  before: Job | null
  busy: boolean
  /** The question on the screen. */
  question: PendingQuestion | null
  /** The reason typed for the posting in question. It is kept until the rejection is stored. */
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
  const { before, finish } = useUnseenChange(shown)
  const [question, setQuestion] = useState<PendingQuestion | null>(null)
  const [arrived, setArrived] = useState<string | null>(null)
  const readButton = useRef<HTMLButtonElement>(null)
  const uid = actor?.uid ?? ''
  const reason = useTypedReason(uid, question?.job.id)
  const { busy, decide } = useDecisions({
    onConflict: desk.correct,
    onDecided(job) {
      beforeLeaving()
      setArrived(desk.leave(job))
    },
    onStored: (decision, job) => decision === 'reject' && storeReason(uid, job.id, '')
  })

  function press(decision: Decision) {
    if (!shown || busy || shown.status !== tab || !canAct(actor, decision, shown)) return
    if (isDecided(useHeldDecisions.getState().decided, shown)) return
    if (before) readButton.current?.focus()
    else if (decision === 'reject' || decision === 'delete') setQuestion({ decision, job: shown })
    else decide(decision, shown)
  }

  async function confirm() {
    if (!question) return
    setQuestion(null)
    await decide(question.decision, question.job, reason)
  }

  return {
    ...{ before, busy, question, reason, arrived, readButton, press, confirm },
    finishReading: finish,
    write: (text) => question && storeReason(uid, question.job.id, text),
    keep: () => setQuestion(null)
  }
}

/**
 * Detects a change of the posting under the person who reads it. Choosing a posting begins anew. `before`: the version that they began
 * to read, when a newer one is on the screen by now; null: they have read what is there.
 */
function useUnseenChange(shown: Job | null | undefined) {
  const [seenJob, setSeenJob] = useState<Job>()
  if (shown && seenJob?.id !== shown.id) setSeenJob(shown)
  const before = shown && seenJob?.id === shown.id && hasVisibleChange(seenJob, shown) ? seenJob : null
  return { before, finish: () => shown && setSeenJob(shown) }
}

/** What the public would see or find differently. A status or a revision alone is nothing to read. */
function hasVisibleChange(seenJob: Job, shown: Job): boolean {
  return findChangedFields(seenJob, shown).length > 0
}
