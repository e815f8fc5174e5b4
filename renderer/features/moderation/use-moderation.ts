import { type RefObject, useEffect } from 'react'
import { useCompanyRequestsQueue, useCompanyRequestsReview } from './companies/use-employer-requests.ts'
import { useReviewSelection } from './decisions/use-review-selection.ts'
import { useUndoDecision } from './decisions/use-undo-decision.ts'
import { useFindHints } from './jobs/use-find-hints.ts'
import { useJobsQueue, useJobsReview } from './jobs/use-job-requests.ts'
import type { ModerationActions, ModerationKey } from './moderation-shortcuts.tsx'
import { useQueueFocus } from './queue/review-queue-pane.tsx'
import type { ModerationQueue, QueueItem } from './queue/use-moderation-queue.ts'
import { useModerationUrl } from './queue/use-moderation-url.ts'
import { useReportsQueue, useReportsReview } from './reports/use-reports-queue.ts'

export function useModeration(area: RefObject<HTMLElement | null>) {
  const address = useModerationUrl()
  const { tab, isRendered } = address
  const { findHints, findNow, prefer } = useFindHints()
  const jobs = useJobsQueue(address, findHints)
  useEffect(() => {
    if (jobs.shown) prefer(jobs.shown)
  }, [prefer, jobs.shown])
  const [reports, companies] = [useReportsQueue(address), useCompanyRequestsQueue(address)]
  const queue: ModerationQueue<QueueItem> = { pending: jobs, rejected: jobs, reports, companies }[tab]
  const focus = useQueueFocus(queue.chosen, area)
  const undo = useUndoDecision(focus.keep)
  const tools = { beforeLeaving: focus.keep, record: undo.record }
  const jobsReview = useJobsReview(jobs, findNow, tools)
  const reportsReview = useReportsReview(reports, address, tools)
  const companiesReview = useCompanyRequestsReview(companies, address, tools)
  const selection = useReviewSelection(jobs)
  const shared = { tab, isRendered, findHints, findNow, selection, jobs, reports, companies, queue, focus, undo, tools }
  const { shown: shownJob } = jobs
  const { shown: reported, job } = reports
  const { shown: request } = companies
  const ofTab = {
    jobs: {
      shown: shownJob,
      editable: shownJob,
      autoSelectedId: jobsReview.autoSelectedId,
      keys: {
        ...bindKeys(jobsReview.request, { a: 'approve', q: 'ask', r: 'reject' }),
        x: () => (jobsReview.before ? jobsReview.readButton.current?.focus() : selection.toggle())
      }
    },
    reports: {
      shown: reported && { id: reported.id, title: job?.title ?? reported.job.title },
      editable: job,
      autoSelectedId: reportsReview.autoSelectedId,
      keys: bindKeys(reportsReview.request, { l: 'leave', t: 'takeDown', q: 'ask' })
    },
    companies: {
      shown: request && { id: request.id, title: request.details.company },
      editable: null,
      autoSelectedId: companiesReview.autoSelectedId,
      keys: bindKeys(companiesReview.request, { a: 'approve', r: 'decline', q: 'ask' })
    }
  }[tab === 'reports' || tab === 'companies' ? tab : 'jobs']
  return {
    ...{ ...shared, jobsReview, reportsReview, companiesReview, ...ofTab },
    totals: { ...jobs.totals, reports: reports.total, companies: companies.total },
    open: (other: typeof tab) => other !== tab && address.go(other, null, 'choice')
  }
}

function bindKeys<Decision>(
  request: (decision: Decision) => void,
  keys: Partial<Record<ModerationKey, Decision>>
): ModerationActions {
  return Object.fromEntries(Object.entries(keys).map(([key, decision]) => [key, () => request(decision)]))
}
