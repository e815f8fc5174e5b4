import './job-review.css'
import { Button } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { hasSamples } from '#renderer/config/build-time-settings.ts'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { ReasonDialog } from '#renderer/jobs/moderation-reasons/reason-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { readPassage } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { DecisionBar, GoneNote, ModerationFoot } from '../decisions/decision-bar.tsx'
import type { Selection } from '../decisions/use-review-selection.ts'
import { narrows, wholeQueue } from '../queue/queue-filter.ts'
import { EmptyQueue, ReviewPanel } from '../review-panel.tsx'
import { CompanyJobHistory } from './company-job-history.tsx'
import { JobReview } from './job-review.tsx'
import { listHintsForReasons } from './list-hints-for-reasons.ts'
import type { FindHints } from './use-find-hints.ts'
import { canDecideJob, type JobsQueue, type JobsReview } from './use-job-requests.ts'

interface Props {
  queue: JobsQueue
  review: JobsReview
  findHints: FindHints
  selection: Selection
  /** Of the selected jobs. */
  selected: ReactNode
  renderPublicText: (job: Job) => ReactNode
  undo: ReactNode
}

export function JobRequestsPane({ queue, review, findHints, selection, selected, renderPublicText, undo }: Props) {
  const { shown } = queue
  if (!shown || queue.error) {
    const missing = shown === null ? { title: t('moderation.missing'), text: t('moderation.missing.text') } : null
    return (
      <EmptyQueue failedTitle={t('error.jobsTitle')} {...{ queue, missing, undo }}>
        <NoJobsWaiting queue={queue} />
      </EmptyQueue>
    )
  }
  // While a decision is being stored the job may have left its queue already, which needs no message.
  const isGone = shown.status !== queue.tab && !review.busy
  return (
    <>
      <ReviewPanel key={shown.id} label={t('moderation.text')}>
        <JobReview
          job={shown}
          hints={findHints(shown) ?? []}
          before={review.before}
          renderPublicText={renderPublicText}
        />
        <CompanyJobHistory job={shown} />
      </ReviewPanel>
      <ModerationFoot undo={undo}>
        {selected}
        {isGone ? (
          <GoneNote text={t(`moderation.gone.${shown.status}`)} onNext={queue.moveOn} />
        ) : (
          <JobDecisions {...{ queue, review, selection }} job={shown} />
        )}
      </ModerationFoot>
      <JobQuestions {...{ review, findHints }} />
    </>
  )
}

const decisions = [
  { decision: 'approve', label: 'moderation.approve', look: { type: 'primary' }, key: 'A' },
  { decision: 'restore', label: 'moderation.restore', look: { type: 'primary' } },
  { decision: 'ask', label: 'moderation.ask', key: 'Q' },
  { decision: 'reject', label: 'moderation.reject', look: { danger: true }, key: 'R' },
  { decision: 'delete', label: 'moderation.delete', look: { danger: true } }
] as const

function JobDecisions({ queue, review, selection, job }: Pick<Props, 'queue' | 'review' | 'selection'> & { job: Job }) {
  const actor = useSession((session) => session.user)
  return (
    <DecisionBar
      {...{ queue, review }}
      decisions={decisions
        .filter(({ decision }) => canDecideJob(actor, decision, job))
        .map((one) => ({ ...one, label: t(one.label) }))}
      changed={t('moderation.changed')}
      note={
        review.unconfirmed && job.status === 'pending'
          ? t('moderation.approve.confirms', { email: review.unconfirmed.email })
          : undefined
      }
      selected={job.status === 'pending' ? selection.has(job.id) : undefined}
      onSelect={selection.toggle}
      editId={canAct(actor, 'edit', job) ? job.id : undefined}
    />
  )
}

function NoJobsWaiting({ queue: { tab, all, filter, show } }: { queue: JobsQueue }) {
  if (all?.length && narrows(filter)) {
    return (
      <EmptyState title={t('moderation.none')} text={t('moderation.none.text', { count: all.length })}>
        <Button onClick={() => show(wholeQueue)}>{t('moderation.none.showAll')}</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`moderation.empty.${tab}`)} text={t(`moderation.empty.${tab}.text`)}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}

function JobQuestions({ review, findHints }: Pick<Props, 'review' | 'findHints'>) {
  const { question, words, setReason, cancel, confirm } = review
  const rejected = question?.decision === 'reject' ? question.work : undefined
  const found = rejected && findHints(rejected)
  const hints = useMemo(() => rejected && listHintsForReasons(rejected, found ?? []), [rejected, found])
  if (!question) return null
  const { decision, work } = question
  const answers = { onCancel: cancel, onConfirm: confirm }
  const typed = { reason: words, onChange: setReason, ...answers }
  if (decision === 'approve') {
    const passages = (findHints(work) ?? []).flatMap(({ kind, passage }) => (kind === 'fee' && passage ? passage : []))
    return (
      <AntdConfirmDialog
        open
        title={t('moderation.fee.ask')}
        text={t('moderation.fee.text', {
          words: passages.map((passage) => `“${readPassage(work, passage)}”`).join(', ')
        })}
        cancel={t('moderation.reject.keep')}
        confirm={t('moderation.fee.do')}
        danger
        {...answers}
      />
    )
  }
  if (decision === 'delete') return <DeleteQuestion title={work.title} {...answers} />
  if (decision === 'ask') {
    return (
      <ReasonDialog
        title={t('moderation.reports.ask.ask')}
        text={t('moderation.ask.text', { title: work.title })}
        cancel={t('moderation.reports.keep')}
        confirm={t('moderation.ask.do')}
        label={t('moderation.reports.ask.words')}
        blank={t('moderation.reports.blank')}
        {...typed}
      />
    )
  }
  if (decision !== 'reject') return null
  const company = work.company.trim()
  return (
    <ReasonDialog
      title={t('moderation.reject.ask')}
      text={company ? t('moderation.reject.text', { company }) : t('moderation.reject.textUnnamed')}
      cancel={t('moderation.reject.keep')}
      confirm={t('moderation.reject')}
      danger
      use="reject"
      hints={hints}
      label={t('moderation.reject.reason')}
      optional={t('moderation.optional')}
      {...typed}
    />
  )
}

function DeleteQuestion({ title, ...answers }: { title: string; onCancel: () => void; onConfirm: () => void }) {
  const { jobs } = useRepositories()
  const { documents } = useServices().platform
  const isRefilled = documents.device !== undefined && hasSamples
  const { data: total } = useLiveQuery<number>(
    (onData, onError) => (isRefilled ? jobs.watchAll(0, ({ total: all }) => onData(all), onError) : undefined),
    [jobs, isRefilled]
  )
  const text = t('moderation.delete.text', { title })
  return (
    <AntdConfirmDialog
      open
      title={t('moderation.delete.ask')}
      text={total === 1 ? `${text} ${t('moderation.delete.last')}` : text}
      cancel={t('moderation.delete.keep')}
      confirm={t('moderation.delete')}
      danger
      {...answers}
    />
  )
}
