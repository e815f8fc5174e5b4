import type { ToastName } from '#renderer/config/toasts.ts'
import type { PostingsRepository } from '#renderer/data/postings-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { markDecided, reopen } from './held-decisions.ts'
import { showHeldFailure, useOneDecision } from './use-one-decision.ts'

export type Decision = 'approve' | 'reject' | 'restore' | 'delete'

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
  const { busy, latest, make, hold } = useOneDecision(listeners)

  /** Stores a decision that was held; says how that went, for nobody waits for it. */
  async function storeHeld(decision: 'approve' | 'reject', base: Job, person: Actor, reason: string): Promise<void> {
    try {
      await decisionSteps[decision].run(postings, person, base, reason)
    } catch (error) {
      reopen([base])
      showHeldFailure(base.title, error)
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
    if (!actor) return false
    const store = async () => {
      if (decision === 'approve' || decision === 'reject') {
        return hold(() => postings.expectStored(base), {
          kind: decision,
          jobs: [base],
          store: () => storeHeld(decision, base, actor, reason)
        })
      }
      await decisionSteps[decision].run(postings, actor, base, reason)
      markDecided([base])
      showToast(decisionSteps[decision].toast, { title: base.title })
    }
    return make(
      store,
      () => latest.current.onDecided(base),
      (error) => {
        showFailure('posting', error)
        // A conflict about a job carries a job.
        if (error instanceof StoreError && error.stored) latest.current.onConflict(base, error.stored as Job)
      }
    )
  }

  return { busy, decide }
}
