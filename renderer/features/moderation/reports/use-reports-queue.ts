import { useMemo } from 'react'
import type { ReportsRepository } from '#renderer/data/job-reports/reports-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { useJob } from '#renderer/jobs/job-queries.ts'
import { formatTakeDownKey } from '#renderer/jobs/moderation-reasons/unsaved-reasons.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobQuestion } from '#shared/domain/report/administrator-question.ts'
import type { ReportDecision } from '#shared/domain/report/job-report.ts'
import { canDecide, isTakenDown, type ReportedJob } from '#shared/domain/report/reported-job.ts'
import { type ModerationTools, type Review, useReviewDecision } from '../decisions/use-review-decision.ts'
import { useModerationQueue } from '../queue/use-moderation-queue.ts'
import type { ModerationAddress } from '../queue/use-moderation-url.ts'

/** The reports of a job, with that as it is stored now; null: it is gone. */
export interface Reported extends ReportedJob {
  stored: Job | null
}

export type ReportsQueue = ReturnType<typeof useReportsQueue>

/** The queue of what people have reported, a job each. Its total counts those whose employer was not asked. */
export function useReportsQueue(address: ModerationAddress) {
  const { reports } = useRepositories()
  const { data, ...query } = useLazyWatchedQuery(reports, (opened) => opened.watchWaiting)
  const queue = useModerationQueue('reports', address, { read: data?.jobs, total: data?.total, ...query })
  const chosenJob = useJob(queue.chosen)
  const { waiting, index } = queue
  /** The chosen job, whether anything of it waits or not. */
  const job = chosenJob.data
  /** undefined: not known yet; null: nothing of it waits. */
  const shown = useMemo((): Reported | null | undefined => {
    const reported = waiting && (waiting[index] ?? null)
    return reported && (job === undefined ? undefined : { ...reported, stored: job })
  }, [waiting, index, job])
  return {
    ...{ ...queue, shown, job },
    error: queue.error ?? chosenJob.error,
    retry() {
      query.retry()
      chosenJob.retry()
    }
  }
}

export type ReportsReview = Review<Reported, ReportDecision>

export function useReportsReview(
  queue: ReportsQueue,
  { go }: ModerationAddress,
  tools: ModerationTools
): ReportsReview {
  const { jobs, reports } = useRepositories()
  const actor = useSession((session) => session.user)

  /** First what concerns the job: if the rest fails, its reports wait again and can be decided about again. */
  async function store(decision: ReportDecision, reported: Reported, words: string, opened: ReportsRepository) {
    const job = reported.stored
    let takenDown: Job | undefined
    let question: JobQuestion | undefined
    if (decision === 'takeDown' && job && actor && !isTakenDown(job)) takenDown = await jobs.takeDown(actor, job, words)
    if (decision === 'ask' && job) {
      await jobs.expectStored(job)
      question = await opened.ask(job, words)
    }
    if (decision === 'takeDown') await opened.settleTakenDown(reported.id)
    else await opened.decide(reported, decision)
    return { takenDown, question }
  }

  return useReviewDecision<Reported, ReportDecision>(
    queue,
    queue.shown,
    {
      canDecide: (decision, { stored }) => canDecide(actor, decision, stored),
      // Of a job that is taken down already only the reports are settled.
      needsReason: (decision, { stored }) => decision !== 'leave' && !isTakenDown(stored),
      formatKey: (decision, { id }) => (decision === 'takeDown' ? formatTakeDownKey(id) : `${decision} ${id}`),
      hasChanged: () => false,
      async store(decision, reported, words) {
        if (!actor) return undefined
        const { id, stored: job } = reported
        const title = job?.title ?? reported.job.title
        const opened = await reports.open()
        const { takenDown, question } = await store(decision, reported, words, opened)
        showToast('reportsDecided', { title, decision: isTakenDown(job) ? 'settle' : decision })
        let isLive = takenDown === undefined
        return {
          ...{ title, what: 'reports' },
          async revert() {
            // Tried again after a failure, it goes on where it stopped.
            if (!isLive && takenDown) await jobs.reopen(actor, takenDown)
            isLive = true
            if (question) await opened.takeQuestionBack(question)
            await opened.putBack(reported)
          },
          reselect: () => go('reports', id, 'auto')
        }
      },
      explain: (error) => showFailure('job', error)
    },
    tools
  )
}
