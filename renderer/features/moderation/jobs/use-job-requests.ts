import { useCallback, useState } from 'react'
import type { ModerationTab } from '#renderer/config/moderation-url.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { queuePageSize, useJob, useQueue } from '#renderer/jobs/job-queries.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import { adminMarker, type Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content-fields.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'
import { type ModerationTools, useReviewDecision } from '../decisions/use-review-decision.ts'
import { filterQueue, narrows, type QueueFilter, wholeQueue } from '../queue/queue-filter.ts'
import { useModerationQueue } from '../queue/use-moderation-queue.ts'
import type { ModerationAddress } from '../queue/use-moderation-url.ts'
import { type FindHints, mayAskForMoney, weighHints } from './use-find-hints.ts'
import { useUnconfirmedOwners } from './use-unconfirmed-owners.ts'

type JobsTab = Extract<ModerationTab, 'pending' | 'rejected'>

export type JobsQueue = ReturnType<typeof useJobsQueue>

export function useJobsQueue(address: ModerationAddress, findHints: FindHints) {
  const { tab: openTab, filter, go } = address
  const tab: JobsTab = openTab === 'rejected' ? openTab : 'pending'
  const pending = useRead('pending', openTab === 'pending')
  const rejected = useRead('rejected', openTab === 'rejected')
  const source = tab === 'pending' ? pending : rejected
  const weigh = useCallback(
    (job: Job) => {
      const hints = findHints(job)
      return hints && weighHints(hints)
    },
    [findHints]
  )
  const arrange = useCallback((all: readonly Job[]) => filterQueue(all, filter, weigh), [filter, weigh])
  const queue = useModerationQueue(tab, address, source, arrange)
  const chosenJob = useJob(queue.chosen)
  return {
    ...{ ...queue, tab, filter },
    /** The chosen job; undefined: not known yet; null: there is none with that id. */
    shown: chosenJob.data === undefined ? queue.waiting?.[queue.index] : chosenJob.data,
    totals: { pending: pending.total, rejected: rejected.total, [tab]: queue.total },
    error: queue.error ?? chosenJob.error,
    retry() {
      for (const query of [pending, rejected, chosenJob]) query.retry()
    },
    correct: (newer: Job) => newer.id === queue.chosen && chosenJob.setData(newer),
    show(wanted: QueueFilter) {
      const left = queue.all ? filterQueue(queue.all, wanted, weigh) : []
      const stays = left.some(({ id }) => id === queue.chosen)
      go(tab, stays ? queue.chosen : (left[0]?.id ?? null), 'auto', () => wanted)
    },
    /** Shows a job again that waits again, whatever the filter. */
    reselect: (job: Job) =>
      go('pending', job.id, 'auto', (now) =>
        !narrows(now) || filterQueue([job], now).length > 0 ? now : { ...wholeQueue, sort: now.sort }
      )
  }
}

function useRead(tab: JobsTab, isOpen: boolean) {
  const [limit, setLimit] = useState(queuePageSize)
  const { data, error, retry } = useQueue(tab, isOpen ? limit : 0)
  const hasMore = data?.jobs !== undefined && data.jobs.length < data.total
  return {
    ...{ read: data?.jobs, total: data?.total, error, retry },
    showMore: hasMore ? () => setLimit(limit + queuePageSize) : undefined
  }
}

type JobDecision = 'approve' | 'reject' | 'restore' | 'delete' | 'ask'

export type JobsReview = ReturnType<typeof useJobsReview>

const toasts = {
  approve: 'jobApproved',
  reject: 'jobRejected',
  restore: 'jobRestored',
  delete: 'jobDeleted'
} as const

export function useJobsReview(queue: JobsQueue, findNow: (job: Job) => readonly Hint[], tools: ModerationTools) {
  const { employers, jobs, reports } = useRepositories()
  const actor = useSession((session) => session.user)
  /** The owner of the job on the screen, whom its approval confirms as well. */
  const unconfirmed = useUnconfirmedOwners()(queue.shown)
  const review = useReviewDecision<Job, JobDecision>(
    queue,
    queue.shown,
    {
      canDecide: (decision, job) => job.status === queue.tab && canDecideJob(actor, decision, job),
      needsReason: (decision, job) => (decision === 'approve' ? mayAskForMoney(findNow(job)) : decision !== 'restore'),
      keepsWaiting: (decision) => decision === 'ask',
      formatKey: (decision, { id }) => (decision === 'ask' ? `ask ${id}` : id),
      hasChanged: (seen, shown) => findChangedFields(seen, shown).length > 0,
      async store(decision, base, reason) {
        if (!actor) return undefined
        const { title } = base
        const reselect = () => queue.reselect(base)
        if (decision === 'ask') {
          await jobs.expectStored(base)
          const opened = await reports.open()
          const question = await opened.ask(base, reason)
          showToast('jobAsked', { title })
          return { title, what: 'question', reselect, revert: () => opened.takeQuestionBack(question) }
        }
        const decided =
          decision === 'delete' ? await jobs.remove(actor, base) : await jobs[decision](actor, base, reason)
        showToast(toasts[decision], { title })
        if (!decided || decision === 'restore') return undefined
        const owner = decision === 'approve' && unconfirmed?.uid === base.employerId ? unconfirmed : undefined
        // The approval is stored: where its owner cannot be confirmed with it, the next one tries again.
        if (owner) await employers.confirm(owner).catch((error) => showFailure('job', error))
        return {
          ...{ title, reselect },
          async revert() {
            await jobs.putBack(actor, decided, base)
            if (owner) await employers.withdraw(owner)
          }
        }
      },
      explain(error) {
        showFailure('job', error)
        if (error instanceof StoreError && error.stored) queue.correct(error.stored as Job)
      }
    },
    tools
  )
  return { ...review, unconfirmed }
}

/** Whether it may be offered. Only a job with an owner, and only a pending one: reports lead to questions about live ones. */
export function canDecideJob(actor: Actor | null, decision: JobDecision, job: Job): boolean {
  if (decision !== 'ask') return canAct(actor, decision, job)
  return actor?.role === 'Admin' && job.status === 'pending' && job.employerId !== adminMarker
}
