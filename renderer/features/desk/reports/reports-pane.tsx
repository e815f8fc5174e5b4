import { Button, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import type { ReportDecision } from '#shared/domain/report/report.ts'
import { canDecide, isTakenDown } from '#shared/domain/report/reported-posting.ts'
import { useKeysOn } from '../desk-keys.ts'
import { KeyCap } from '../key-cap.tsx'
import { GoneLine, Position } from '../review/desk-foot.tsx'
import { HouseHistory } from '../review/house-history.tsx'
import { PostingFlags } from '../review/posting-flags.tsx'
import { PostingReview } from '../review/posting-review.tsx'
import { ReviewSkeleton } from '../review/review-pane.tsx'
import { useFlagContext } from '../review/use-flag-context.ts'
import { ReportList } from './report-list.tsx'
import type { ReportReview } from './use-report-review.ts'
import type { ReportsDesk } from './use-reports-desk.ts'

interface Props {
  desk: ReportsDesk
  review: ReportReview
  renderPublicText: (job: Job) => ReactNode
  above: ReactNode
}

/** The right of the desk: what was reported beside the posting that it was said of, and what may be decided. */
export function ReportsPane({ desk, review, renderPublicText, above }: Props) {
  const flagContext = useFlagContext()
  const { chosen, shown, job, isError } = desk
  if (isError || !chosen || job === undefined || shown === undefined) {
    return (
      <>
        <WithoutReports desk={desk} />
        <div className="desk-foot">{above}</div>
      </>
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section key={chosen} className="sheet-body reported" aria-label={t('desk.text')} tabIndex={0}>
        <ReportList jobId={chosen} posting={shown} isTakenDown={isTakenDown(job)} />
        {job ? (
          <div>
            {flagContext && <PostingFlags job={job} context={flagContext} />}
            <PostingReview job={job} before={null} renderPublicText={renderPublicText} />
            <HouseHistory job={job} />
          </div>
        ) : (
          <EmptyState title={t('desk.missing')} text={t('desk.reports.missing')} />
        )}
      </section>
      <div className="desk-foot">
        {above}
        {shown ? (
          <DecisionBar desk={desk} job={job} review={review} />
        ) : (
          <GoneLine text={t('desk.reports.decided')} onNext={desk.moveOn} />
        )}
      </div>
    </>
  )
}

function WithoutReports({ desk }: { desk: ReportsDesk }) {
  if (desk.isError) return <LoadFailed title={t('desk.reports.failed')} error={desk.error} onRetry={desk.retry} />
  if (desk.chosen !== null || !desk.waiting) return <ReviewSkeleton />
  return (
    <EmptyState title={t('desk.empty.reports')} text={t('desk.empty.reports.text')}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}

const buttons: readonly [ReportDecision, ButtonProps, key: string][] = [
  ['leave', {}, 'L'],
  ['ask', {}, 'Q'],
  ['takeDown', { danger: true }, 'T']
]

/** What may be decided about the reported posting, always at hand at the foot. */
function DecisionBar({ desk, job, review }: { desk: ReportsDesk; job: Job | null; review: ReportReview }) {
  const actor = useSession((session) => session.user)
  const { on } = useKeysOn()
  // What is not before the public any more is neither left there nor taken from there.
  const isOver = !canDecide(actor, 'takeDown', job)
  const nameDecision = (decision: ReportDecision) => {
    if (isTakenDown(job)) return t('desk.reports.settle')
    return t(isOver ? 'desk.reports.done' : `desk.reports.${decision}`)
  }
  return (
    <div className="desk-bar reports-do" aria-busy={review.busy}>
      {buttons.map(
        ([decision, look, key]) =>
          canDecide(actor, decision, job) && (
            <Button
              key={decision}
              {...(isTakenDown(job) ? {} : look)}
              aria-keyshortcuts={on ? key : undefined}
              onClick={() => review.press(decision)}
            >
              {nameDecision(decision)}
              {on && <KeyCap>{key}</KeyCap>}
            </Button>
          )
      )}
      {job && canAct(actor, 'edit', job) && (
        <Link className="btn btn-quiet desk-edit" to={paths.editJob(job.id)} aria-keyshortcuts={on ? 'E' : undefined}>
          {t('desk.edit')}
          {on && <KeyCap>E</KeyCap>}
        </Link>
      )}
      <Position index={desk.index} total={desk.waiting?.length ?? 0} />
    </div>
  )
}
