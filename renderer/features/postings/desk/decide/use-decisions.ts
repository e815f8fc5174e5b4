import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ToastName } from '#renderer/config/toasts.ts'
import type { PostingsRepository } from '#renderer/data/postings-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { countAsStoring, holdDecision, markDecided, reopen, storeDecisions } from './held-decisions.ts'

export type Decision = 'approve' | 'reject' | 'restore' | 'delete'

/** How long the posting that came up by itself is safe from the second press of a double press. */
export const doublePressMs = 400

type RunDecision = (postings: PostingsRepository, actor: Actor, base: Job, reason: string) => Promise<unknown>

const decisionSteps: Record<Decision, { run: RunDecision; toast: ToastName }> = {
  approve: { run: (postings, actor, base) => postings.approve(actor, base), toast: 'postingApproved' },
  reject: { run: (postings, actor, base, reason) => postings.reject(actor, base, reason), toast: 'postingRejected' },
  restore: { run: (postings, actor, base) => postings.restore(actor, base), toast: 'postingRestored' },
  delete: { run: (postings, actor, base) => postings.remove(actor, base), toast: 'postingDeleted' }
}

/** What happens after a decision. */
interface DecisionListeners {
  onDecided(job: Job): void
  /** A decision that was held is stored. */
  onStored(decision: 'approve' | 'reject', job: Job): void
  /** Another version is stored than the one on the screen. */
  onConflict(base: Job, stored: Job): void
}

export function useDecisions(listeners: DecisionListeners) {
  const { postings } = useRepositories()
  const actor = useSession((session) => session.user)
  const deciding = useRef(false)
  /** A decision is being stored, or the next posting has only just come up: nothing is decided now. */
  const [busy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(listeners)
  // With what is drawn, not after it: a decision about what has just come up must go on from there.
  useLayoutEffect(() => {
    latest.current = listeners
  })
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      clearTimeout(timer.current)
    }
  }, [])
  const setDeciding = (now: boolean) => {
    deciding.current = now
    setBusy(now)
  }

  /** Stores a decision that was held; says how that went, for nobody waits for it. */
  async function storeHeld(decision: 'approve' | 'reject', base: Job, person: Actor, reason: string): Promise<void> {
    try {
      await decisionSteps[decision].run(postings, person, base, reason)
    } catch (error) {
      reopen([base])
      showHeldFailure(base, error)
      return
    }
    showToast(decisionSteps[decision].toast, { title: base.title })
    latest.current.onStored(decision, base)
  }

  /**
   * Decides about the posting as it was shown. What can be taken back is held first. Resolves with whether it was decided; a toast
   * says so when not, or when it was stored.
   */
  async function decide(decision: Decision, base: Job, reason = ''): Promise<boolean> {
    if (deciding.current || !actor) return false
    setDeciding(true)
    try {
      if (decision === 'approve' || decision === 'reject') {
        // What nobody has read is told now, not when it is stored.
        await countAsStoring(async () => {
          await postings.expectStored(base)
          holdDecision({ kind: decision, jobs: [base], store: () => storeHeld(decision, base, actor, reason) })
        })
        // Whoever left while that was asked is not there to take it back.
        if (isLeft.current || document.visibilityState === 'hidden') storeDecisions()
      } else {
        await decisionSteps[decision].run(postings, actor, base, reason)
        markDecided([base])
        showToast(decisionSteps[decision].toast, { title: base.title })
      }
    } catch (error) {
      setDeciding(false)
      showFailure('posting', error)
      // A conflict about a job carries a job.
      if (error instanceof StoreError && error.stored) latest.current.onConflict(base, error.stored as Job)
      return false
    }
    latest.current.onDecided(base)
    timer.current = setTimeout(() => setDeciding(false), doublePressMs)
    return true
  }

  return { busy, decide }
}

/** A decision that was held could not be stored: the posting is back in its queue, and another one is on the screen. */
function showHeldFailure(base: Job, error: unknown): void {
  const hasChanged = error instanceof StoreError && error.failure === 'conflict' && error.stored !== undefined
  if (hasChanged) showToast('postingChangedSince', { title: base.title })
  else showFailure('posting', error)
}
