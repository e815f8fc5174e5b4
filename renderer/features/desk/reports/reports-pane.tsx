import './reports.css'
import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import type { ReportDecision } from '#shared/domain/report/report.ts'
import { canDecide, isTakenDown } from '#shared/domain/report/reported-posting.ts'
import { DecisionBar, DeskFoot, GoneLine } from '../decide/decision-bar.tsx'
import { HouseHistory } from '../postings/house-history.tsx'
import { PostingReview } from '../postings/posting-review.tsx'
import type { FindFlags } from '../postings/use-find-flags.ts'
import { Sheet, SheetSkeleton } from '../sheet.tsx'
import { ReportList } from './report-list.tsx'
import type { ReportsQueue } from './use-reports-queue.ts'
import type { ReportsReview } from './use-reports-review.ts'

interface Props {
  queue: ReportsQueue
  review: ReportsReview
  findFlags: FindFlags
  renderPublicText: (job: Job) => ReactNode
  undo: ReactNode
}

export function ReportsPane({ queue, review, findFlags, renderPublicText, undo }: Props) {
  const { chosen, shown, job, error } = queue
  if (error || !chosen || job === undefined || shown === undefined) {
    return (
      <>
        <WithoutReports queue={queue} />
        <DeskFoot undo={undo} />
      </>
    )
  }
  return (
    <>
      <Sheet key={chosen} label={t('desk.text')} className="reported">
        <ReportList jobId={chosen} posting={shown} isTakenDown={isTakenDown(job)} />
        {job ? (
          <div>
            <PostingReview job={job} flags={findFlags(job)} before={null} renderPublicText={renderPublicText} />
            <HouseHistory job={job} />
          </div>
        ) : (
          <EmptyState title={t('desk.missing')} text={t('desk.reports.missing')} />
        )}
      </Sheet>
      <DeskFoot undo={undo}>
        {shown ? (
          <ReportDecisions {...{ queue, review, job }} />
        ) : (
          <GoneLine text={t('desk.reports.decided')} onNext={queue.moveOn} />
        )}
      </DeskFoot>
      <ReportQuestion review={review} />
    </>
  )
}

function WithoutReports({ queue: { error, chosen, waiting, retry } }: { queue: ReportsQueue }) {
  if (error) return <LoadFailed title={t('desk.reports.failed')} error={error} onRetry={retry} />
  if (chosen !== null || !waiting) return <SheetSkeleton />
  return (
    <EmptyState title={t('desk.empty.reports')} text={t('desk.empty.reports.text')}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}

const keys = { leave: 'L', ask: 'Q', takeDown: 'T' } as const

function ReportDecisions({ queue, review, job }: Pick<Props, 'queue' | 'review'> & { job: Job | null }) {
  const actor = useSession((session) => session.user)
  // A posting that the public does not see any more is neither left there nor taken from there.
  const isOver = !canDecide(actor, 'takeDown', job)
  const nameDecision = (decision: ReportDecision) => {
    if (isTakenDown(job)) return t('desk.reports.settle')
    return t(isOver ? 'desk.reports.done' : `desk.reports.${decision}`)
  }
  return (
    <DecisionBar
      {...{ queue, review }}
      decisions={(['leave', 'ask', 'takeDown'] as const)
        .filter((decision) => canDecide(actor, decision, job))
        .map((decision) => ({
          ...{ decision, label: nameDecision(decision), key: keys[decision] },
          look: { danger: decision === 'takeDown' && !isTakenDown(job) }
        }))}
      changed=""
      editId={job && canAct(actor, 'edit', job) ? job.id : undefined}
    />
  )
}

function ReportQuestion({ review: { question, words, setReason, cancel, confirm } }: { review: ReportsReview }) {
  if (!question || question.decision === 'leave') return null
  const { decision, work } = question
  return (
    <ReasonQuestion
      key={decision}
      title={t(`desk.reports.${decision}.ask`)}
      text={t(`desk.reports.${decision}.text`, { title: work.stored?.title ?? work.job.title })}
      cancel={t('desk.reports.keep')}
      confirm={t(`desk.reports.${decision}`)}
      use={decision === 'takeDown' ? 'takeDown' : undefined}
      danger={decision === 'takeDown'}
      label={t(`desk.reports.${decision}.words`)}
      help={t('desk.reports.key')}
      blank={t('desk.reports.blank')}
      reason={words}
      onWrite={setReason}
      onCancel={cancel}
      onConfirm={confirm}
    />
  )
}
