import './reports.css'
import type { ReactNode } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { formatDateTime, formatLocalDate } from '#shared/domain/date-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import type { Report, ReportDecision } from '#shared/domain/report/report.ts'
import { canDecide, isTakenDown, type ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { DecisionBar, DeskFoot, GoneLine } from '../decide/decision-bar.tsx'
import { HouseHistory } from '../postings/house-history.tsx'
import { PostingReview } from '../postings/posting-review.tsx'
import { QuestionAnswered } from '../postings/question.tsx'
import type { FindFlags } from '../postings/use-find-flags.ts'
import { NoWork, Sheet } from '../sheet.tsx'
import { formatReason } from './reports-queue-list.tsx'
import type { ReportsQueue, ReportsReview } from './use-reports.ts'

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
      <NoWork failedTitle={t('desk.reports.failed')} missing={null} {...{ queue, undo }}>
        <EmptyState title={t('desk.empty.reports')} text={t('desk.empty.reports.text')}>
          <Link className="btn btn-line" to={paths.dashboard}>
            {t('nav.dashboard')}
          </Link>
        </EmptyState>
      </NoWork>
    )
  }
  return (
    <>
      <Sheet key={chosen} label={t('desk.text')} className="reported">
        <ReportList jobId={chosen} posting={shown} isTakenDown={isTakenDown(job)} />
        {job ? (
          <div>
            <PostingReview job={job} flags={findFlags(job) ?? []} before={null} renderPublicText={renderPublicText} />
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

interface ReportListProps {
  jobId: string
  /** null: nothing of it waits any more. */
  posting: ReportedPosting | null
  isTakenDown: boolean
}

function ReportList({ jobId, posting, isTakenDown: isOver }: ReportListProps) {
  const { reports } = useRepositories()
  const { data: decisions } = useLazyWatch(reports, (opened) => opened.watchDecisions, jobId)
  const { data: words } = useLazyWatch(reports, (opened) => opened.watchReports, jobId)
  const { data: question } = useLazyWatch(reports, (opened) => opened.watchQuestion, jobId)
  return (
    <section className="reports" aria-label={t('desk.reports')}>
      {posting && isOver && <p className="reports-over">{t('desk.reports.takenDown')}</p>}
      {posting && <Waiting posting={posting} words={words?.filter((report) => report.words !== '') ?? []} />}
      {question && <QuestionAnswered question={question} className="reports-question" />}
      {decisions && decisions.length > 0 && (
        <>
          <h2>{t('desk.reports.before')}</h2>
          <ul className="reports-before">
            {decisions.map(({ state, at, reasons }) => (
              <li key={`${at} ${state}`}>
                <span>{t(`desk.reports.state.${state}`)}</span> <span className="faint">{formatLocalDate(at)}</span>
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
  posting: ReportedPosting
  words: readonly Report[]
}

/** How many gave which reason, and what they wrote: as plain text, whatever it looks like. */
function Waiting({ posting: { count, named, reasons }, words: worded }: WaitingProps) {
  return (
    <>
      <h2>{t('desk.reports.count', { count })}</h2>
      {named > 0 && <p className="reports-named soft">{t('desk.reports.named', { named, count })}</p>}
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
                    <span>{t('desk.reports.confirmed')}</span>
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
