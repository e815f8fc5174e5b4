import { useEffect, useRef, useState } from 'react'
import type { ToastName } from '#renderer/config/toasts.ts'
import type { PostingsRepository } from '#renderer/data/postings-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'

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
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const setDeciding = (now: boolean) => {
    deciding.current = now
    setBusy(now)
  }

  /** Decides about the posting as it was shown. Resolves with whether that was done; a toast says so either way. */
  async function decide(decision: Decision, base: Job, reason = ''): Promise<boolean> {
    if (deciding.current || !actor) return false
    setDeciding(true)
    try {
      await decisionSteps[decision].run(postings, actor, base, reason)
    } catch (error) {
      setDeciding(false)
      showFailure('posting', error)
      // A conflict about a job carries a job.
      if (error instanceof StoreError && error.stored) latest.current.onConflict(base, error.stored as Job)
      return false
    }
    showToast(decisionSteps[decision].toast, { title: base.title })
    latest.current.onDecided(base)
    timer.current = setTimeout(() => setDeciding(false), doublePressMs)
    return true
  }

  return { busy, decide }
}
