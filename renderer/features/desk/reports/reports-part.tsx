import './reports.css'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { DeskPart } from '../desk-parts.ts'
import { buildPlainQueue } from '../queue/plain-queue.tsx'
import { ReviewSkeleton } from '../review/review-pane.tsx'
import { ReportedRow } from './reported-row.tsx'
import { useReportReview } from './use-report-review.ts'
import type { ReportsDesk } from './use-reports-desk.ts'

interface Options {
  reports: ReportsDesk
  /** Called before the next posting comes up. */
  beforeLeaving: () => void
  renderPublicText: (job: Job) => ReactNode
  /** Stands above the queue. */
  extra: ReactNode
  /** What was decided before, and can still be taken back. */
  above: ReactNode
}

// 6 kB, with antd's Switch: the queue of postings does without.
const ReportsPane = lazyPart(() => import('./reports-pane.tsx').then((code) => code.ReportsPane))
const OnlyNamed = lazyPart(() => import('./only-named.tsx').then((code) => code.OnlyNamed))
const ReportQuestions = lazyPart(() => import('./report-questions.tsx').then((code) => code.ReportQuestions))

/** What people say is wrong with live postings. */
export function useReportsPart({ reports: desk, beforeLeaving, renderPublicText, extra, above }: Options): DeskPart {
  const review = useReportReview(desk, beforeLeaving)
  const navigate = useNavigate()
  const { shown, job, waiting } = desk
  const counts = { count: waiting?.filter(({ state }) => state === 'open').length ?? 0, total: desk.total ?? 0 }
  const isPart = counts.count < counts.total
  const failedTitle = t('desk.reports.failed')
  return {
    ...buildPlainQueue({
      ...{
        order: isPart ? t('desk.reports.part', counts) : t('desk.reports.order'),
        extra,
        waiting,
        index: desk.index
      },
      renderRow: (posting) => <ReportedRow posting={posting} />
    }),
    below: <OnlyNamed failedTitle={failedTitle} />,
    ...{ chosen: desk.chosen, choose: desk.choose, step: desk.step },
    shown: shown ? { id: shown.id, title: job?.title ?? shown.job.title } : null,
    arrived: review.arrived,
    keys: {
      l: () => review.press('leave'),
      t: () => review.press('takeDown'),
      q: () => review.press('ask'),
      e: () => job && navigate(paths.editJob(job.id))
    },
    pane: <ReportsPane {...{ desk, review, renderPublicText, above, failedTitle }} waiting={<ReviewSkeleton />} />,
    questions: review.question && <ReportQuestions review={review} failedTitle={failedTitle} />
  }
}
