import type { ToastName } from '#renderer/config/toasts.ts'
import type { PostingsRepository } from '#renderer/data/postings-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { storeReason } from '#renderer/postings/reasons/typed-reasons.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'
import { type DeskTools, type Review, useReview } from '../decide/use-review.ts'
import { type FindFlags, mayAskForMoney } from './use-find-flags.ts'
import type { PostingsQueue } from './use-postings-queue.ts'

export type PostingDecision = 'approve' | 'reject' | 'restore' | 'delete'
export type PostingsReview = Review<Job, PostingDecision>

/** Resolves with the posting as it is then; of one that is gone with nothing. */
type Run = (postings: PostingsRepository, actor: Actor, base: Job, reason: string) => Promise<Job | undefined>

const decisionSteps: Record<PostingDecision, { run: Run; toast: ToastName }> = {
  approve: { run: (postings, actor, base) => postings.approve(actor, base), toast: 'postingApproved' },
  reject: { run: (postings, actor, base, reason) => postings.reject(actor, base, reason), toast: 'postingRejected' },
  restore: { run: (postings, actor, base) => postings.restore(actor, base), toast: 'postingRestored' },
  delete: {
    async run(postings, actor, base) {
      await postings.remove(actor, base)
      return undefined
    },
    toast: 'postingDeleted'
  }
}

export function usePostingsReview(queue: PostingsQueue, findFlags: FindFlags, tools: DeskTools): PostingsReview {
  const { postings } = useRepositories()
  const actor = useSession((session) => session.user)
  return useReview<Job, PostingDecision>(
    queue,
    queue.shown,
    {
      canDecide: (decision, job) => job.status === queue.tab && canAct(actor, decision, job),
      isAsked: (decision, job) =>
        decision === 'approve' ? mayAskForMoney(findFlags(job)) : decision === 'reject' || decision === 'delete',
      formatKey: (_decision, { id }) => id,
      hasChanged: (seen, shown) => findChangedFields(seen, shown).length > 0,
      async store(decision, base, reason) {
        if (!actor) return undefined
        const { title } = base
        const { run, toast } = decisionSteps[decision]
        const decided = await run(postings, actor, base, reason)
        showToast(toast, { title })
        if (!decided || decision === 'restore') return undefined
        return {
          title,
          async takeBack() {
            await postings.putBack(actor, decided, base.approvedVersion)
            storeReason(actor.uid, base.id, reason)
          },
          comeBack: () => queue.comeBack(base)
        }
      },
      explain(error) {
        showFailure('posting', error)
        // A conflict about a job carries a job.
        if (error instanceof StoreError && error.stored) queue.correct(error.stored as Job)
      }
    },
    tools
  )
}
