import { useMemo } from 'react'
import type { ReportsRepository } from '#renderer/data/reports/reports-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { usePosting } from '#renderer/postings/queries.ts'
import { formatTakeDownKey } from '#renderer/postings/reasons/typed-reasons.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { PostingQuestion } from '#shared/domain/report/posting-question.ts'
import type { ReportDecision } from '#shared/domain/report/report.ts'
import { canDecide, isTakenDown, type ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { type DeskTools, type Review, useReview } from '../decide/use-review.ts'
import type { DeskAddress } from '../queue/use-desk-address.ts'
import { useDeskQueue } from '../queue/use-desk-queue.ts'

/** The reports of a posting, with that as it is stored now; null: it is gone. */
export interface Reported extends ReportedPosting {
  stored: Job | null
}

export type ReportsQueue = ReturnType<typeof useReportsQueue>

/** The queue of what people have reported, a posting each. Its total counts those whose employer was not asked. */
export function useReportsQueue(address: DeskAddress) {
  const { reports } = useRepositories()
  const { data, ...query } = useLazyWatch(reports, (opened) => opened.watchWaiting)
  const queue = useDeskQueue('reports', address, { read: data?.postings, total: data?.total, ...query })
  const posting = usePosting(queue.chosen)
  const { waiting, index } = queue
  /** The chosen posting, whether anything of it waits or not. */
  const job = posting.data
  /** undefined: not known yet; null: nothing of it waits. */
  const shown = useMemo((): Reported | null | undefined => {
    const reported = waiting && (waiting[index] ?? null)
    return reported && (job === undefined ? undefined : { ...reported, stored: job })
  }, [waiting, index, job])
  return {
    ...{ ...queue, shown, job },
    error: queue.error ?? posting.error,
    retry() {
      query.retry()
      posting.retry()
    }
  }
}

export type ReportsReview = Review<Reported, ReportDecision>

export function useReportsReview(queue: ReportsQueue, { go }: DeskAddress, tools: DeskTools): ReportsReview {
  const { postings, reports } = useRepositories()
  const actor = useSession((session) => session.user)

  /** First what concerns the posting: if the rest fails, its reports wait again and can be decided about again. */
  async function store(decision: ReportDecision, reported: Reported, words: string, opened: ReportsRepository) {
    const job = reported.stored
    let takenDown: Job | undefined
    let question: PostingQuestion | undefined
    if (decision === 'takeDown' && job && actor && !isTakenDown(job))
      takenDown = await postings.takeDown(actor, job, words)
    if (decision === 'ask' && job) {
      await postings.expectStored(job)
      question = await opened.ask(job, words)
    }
    if (decision === 'takeDown') await opened.settleTakenDown(reported.id)
    else await opened.decide(reported, decision)
    return { takenDown, question }
  }

  return useReview<Reported, ReportDecision>(
    queue,
    queue.shown,
    {
      canDecide: (decision, { stored }) => canDecide(actor, decision, stored),
      // Of a posting that is taken down already only the reports are settled.
      isAsked: (decision, { stored }) => decision !== 'leave' && !isTakenDown(stored),
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
          title,
          async takeBack() {
            // Tried again after a failure, it goes on where it stopped.
            if (!isLive && takenDown) await postings.reopen(actor, takenDown)
            isLive = true
            if (question) await opened.takeQuestionBack(question)
            await opened.putBack(reported)
          },
          comeBack: () => go('reports', id, 'auto')
        }
      },
      explain: (error) => showFailure('posting', error)
    },
    tools
  )
}
