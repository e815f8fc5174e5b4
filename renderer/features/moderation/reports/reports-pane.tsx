import '#renderer/messages/report-messages.ts'
import './reports.css'
import type { ReactNode } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { ReasonDialog } from '#renderer/jobs/moderation-reasons/reason-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { formatDateTime, formatLocalDate } from '#shared/domain/format-date-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import type { Report, ReportDecision } from '#shared/domain/report/job-report.ts'
import { canDecide, isTakenDown, type ReportedJob } from '#shared/domain/report/reported-job.ts'
import { DecisionBar, GoneNote, ModerationFoot } from '../decisions/decision-bar.tsx'
import { CompanyJobHistory } from '../jobs/company-job-history.tsx'
import { JobReview } from '../jobs/job-review.tsx'
import { QuestionAnswered } from '../jobs/use-administrator-questions.tsx'
import type { FindHints } from '../jobs/use-find-hints.ts'
import { EmptyQueue, ReviewPanel } from '../review-panel.tsx'
import { formatReason } from './reports-queue-list.tsx'
import type { ReportsQueue, ReportsReview } from './use-reports-queue.ts'

interface Props {
  queue: ReportsQueue
  review: ReportsReview
  findHints: FindHints
  renderPublicText: (job: Job) => ReactNode
  undo: ReactNode
}

export function ReportsPane({ queue, review, findHints, renderPublicText, undo }: Props) {
  const { chosen, shown, job, error } = queue
  if (error || !chosen || job === undefined || shown === undefined) {
    return (
      <EmptyQueue failedTitle={t('moderation.reports.failed')} missing={null} {...{ queue, undo }}>
        <EmptyState title={t('moderation.empty.reports')} text={t('moderation.empty.reports.text')}>
          <Link className="btn btn-line" to={paths.dashboard}>
            {t('nav.dashboard')}
          </Link>
        </EmptyState>
      </EmptyQueue>
    )
  }
  return (
    <>
      <ReviewPanel key={chosen} label={t('moderation.text')} className="reported">
        <ReportList jobId={chosen} job={shown} isTakenDown={isTakenDown(job)} />
        {job ? (
          <div>
            <JobReview job={job} hints={findHints(job) ?? []} before={null} renderPublicText={renderPublicText} />
            <CompanyJobHistory job={job} />
          </div>
        ) : (
          <EmptyState title={t('moderation.missing')} text={t('moderation.reports.missing')} />
        )}
      </ReviewPanel>
      <ModerationFoot undo={undo}>
        {shown ? (
          <ReportDecisions {...{ queue, review, job }} />
        ) : (
          <GoneNote text={t('moderation.reports.decided')} onNext={queue.moveOn} />
        )}
      </ModerationFoot>
      <ReportQuestion review={review} />
    </>
  )
}

const keys = { leave: 'L', ask: 'Q', takeDown: 'T' } as const

function ReportDecisions({ queue, review, job }: Pick<Props, 'queue' | 'review'> & { job: Job | null }) {
  const actor = useSession((session) => session.user)
  // A job that the public does not see any more is neither left there nor taken from there.
  const isOver = !canDecide(actor, 'takeDown', job)
  const nameDecision = (decision: ReportDecision) => {
    if (isTakenDown(job)) return t('moderation.reports.settle')
    return t(isOver ? 'moderation.reports.done' : `moderation.reports.${decision}`)
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
    <ReasonDialog
      key={decision}
      title={t(`moderation.reports.${decision}.ask`)}
      text={t(`moderation.reports.${decision}.text`, { title: work.stored?.title ?? work.job.title })}
      cancel={t('moderation.reports.keep')}
      confirm={t(`moderation.reports.${decision}`)}
      use={decision === 'takeDown' ? 'takeDown' : undefined}
      danger={decision === 'takeDown'}
      label={t(`moderation.reports.${decision}.words`)}
      blank={t('moderation.reports.blank')}
      reason={words}
      onChange={setReason}
      onCancel={cancel}
      onConfirm={confirm}
    />
  )
}

interface ReportListProps {
  jobId: string
  /** null: nothing of it waits any more. */
  job: ReportedJob | null
  isTakenDown: boolean
}

function ReportList({ jobId, job: reported, isTakenDown: isOver }: ReportListProps) {
  const { reports } = useRepositories()
  const { data: decisions } = useLazyWatchedQuery(reports, (opened) => opened.watchDecisions, jobId)
  const { data: words } = useLazyWatchedQuery(reports, (opened) => opened.watchReports, jobId)
  const { data: question } = useLazyWatchedQuery(reports, (opened) => opened.watchQuestion, jobId)
  return (
    <section className="reports" aria-label={t('moderation.reports')}>
      {reported && isOver && <p className="reports-over">{t('moderation.reports.takenDown')}</p>}
      {reported && <Waiting job={reported} words={words?.filter((report) => report.words !== '') ?? []} />}
      {question && <QuestionAnswered question={question} className="reports-question" />}
      {decisions && decisions.length > 0 && (
        <>
          <h2>{t('moderation.reports.before')}</h2>
          <ul className="reports-before">
            {decisions.map(({ state, at, reasons }) => (
              <li key={`${at} ${state}`}>
                <span>{t(`moderation.reports.state.${state}`)}</span>{' '}
                <span className="faint">{formatLocalDate(at)}</span>
                <span className="reports-why small soft">{reasons.map(formatReason).join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface WaitingProps {
  job: ReportedJob
  words: readonly Report[]
}

/** How many gave which reason, and what they wrote: as plain text, whatever it looks like. */
function Waiting({ job: { count, named, reasons }, words: worded }: WaitingProps) {
  return (
    <>
      <h2>{t('moderation.reports.count', { count })}</h2>
      {named > 0 && <p className="reports-named soft">{t('moderation.reports.named', { named, count })}</p>}
      <ul className="reports-reasons">
        {reasons.map((counted) => (
          <li key={counted.reason}>{formatReason(counted)}</li>
        ))}
      </ul>
      {worded.length > 0 && (
        <ul className="reports-words">
          {worded.map(({ id, reason, words, reportedAt, named: isNamed }) => (
            <li key={id}>
              <q>{words}</q>
              <span className="reports-why small soft">
                <span>{t(`report.reason.${reason}`)}</span>
                <span className="dot">·</span>
                <span className="faint">{formatDateTime(reportedAt)}</span>
                {isNamed && (
                  <>
                    <span className="dot">·</span>
                    <span>{t('moderation.reports.confirmed')}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
