import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { adminMarker, type Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'
import { type DeskTools, useReview } from '../decide/use-review.ts'
import { type FindFlags, mayAskForMoney } from './use-find-flags.ts'
import { useUnconfirmed } from './use-owner.ts'
import type { PostingsQueue } from './use-postings-queue.ts'

export type PostingDecision = 'approve' | 'reject' | 'restore' | 'delete' | 'ask'

export type PostingsReview = ReturnType<typeof usePostingsReview>

const toasts = {
  approve: 'postingApproved',
  reject: 'postingRejected',
  restore: 'postingRestored',
  delete: 'postingDeleted'
} as const

export function usePostingsReview(queue: PostingsQueue, findFlags: FindFlags, tools: DeskTools) {
  const { employers, postings, reports } = useRepositories()
  const actor = useSession((session) => session.user)
  /** The owner of the posting on the screen, whom its approval confirms as well. */
  const unconfirmed = useUnconfirmed(queue.shown)
  const review = useReview<Job, PostingDecision>(
    queue,
    queue.shown,
    {
      canDecide: (decision, job) => job.status === queue.tab && canDecidePosting(actor, decision, job),
      isAsked: (decision, job) => (decision === 'approve' ? mayAskForMoney(findFlags(job)) : decision !== 'restore'),
      keepsWaiting: (decision) => decision === 'ask',
      formatKey: (decision, { id }) => (decision === 'ask' ? `ask ${id}` : id),
      hasChanged: (seen, shown) => findChangedFields(seen, shown).length > 0,
      async store(decision, base, reason) {
        if (!actor) return undefined
        const { title } = base
        const comeBack = () => queue.comeBack(base)
        if (decision === 'ask') {
          await postings.expectStored(base)
          const opened = await reports.open()
          const question = await opened.ask(base, reason)
          showToast('postingAsked', { title })
          return { title, comeBack, takeBack: () => opened.takeQuestionBack(question) }
        }
        const decided =
          decision === 'delete' ? await postings.remove(actor, base) : await postings[decision](actor, base, reason)
        showToast(toasts[decision], { title })
        if (!decided || decision === 'restore') return undefined
        const owner = decision === 'approve' && unconfirmed?.uid === base.employerId ? unconfirmed : undefined
        // The approval stands: where its owner cannot be confirmed with it, the next one tries again.
        if (owner) await employers.confirm(owner).catch((error) => showFailure('posting', error))
        return {
          ...{ title, comeBack },
          async takeBack() {
            await postings.putBack(actor, decided, base)
            if (owner) await employers.withdraw(owner)
          }
        }
      },
      explain(error) {
        showFailure('posting', error)
        if (error instanceof StoreError && error.stored) queue.correct(error.stored as Job)
      }
    },
    tools
  )
  return { ...review, unconfirmed }
}

/** Whether it may be offered. Only somebody is asked, and only about a posting that waits: reports lead to questions about live ones. */
export function canDecidePosting(actor: Actor | null, decision: PostingDecision, job: Job): boolean {
  if (decision !== 'ask') return canAct(actor, decision, job)
  return actor?.role === 'Admin' && job.status === 'pending' && job.employerId !== adminMarker
}
