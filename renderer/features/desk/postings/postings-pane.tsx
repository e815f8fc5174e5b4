import './posting-review.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Question } from '#renderer/components/workplace/question.tsx'
import { hasSamples } from '#renderer/config/configuration.ts'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { readPassage } from '#shared/domain/job/flags/flag.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { DecisionBar, DeskFoot, GoneLine } from '../decide/decision-bar.tsx'
import { narrows, wholeQueue } from '../queue/queue-filter.ts'
import { NoWork, Sheet } from '../sheet.tsx'
import { HouseHistory } from './house-history.tsx'
import { PostingReview } from './posting-review.tsx'
import type { FindFlags } from './use-find-flags.ts'
import { canDecidePosting, type PostingsQueue, type PostingsReview } from './use-postings.ts'

interface Props {
  queue: PostingsQueue
  review: PostingsReview
  findFlags: FindFlags
  renderPublicText: (job: Job) => ReactNode
  undo: ReactNode
}

export function PostingsPane({ queue, review, findFlags, renderPublicText, undo }: Props) {
  const { shown } = queue
  if (!shown || queue.error) {
    const missing = shown === null ? { title: t('desk.missing'), text: t('desk.missing.text') } : null
    return (
      <NoWork failedTitle={t('error.jobsTitle')} {...{ queue, missing, undo }}>
        <EmptyQueue queue={queue} />
      </NoWork>
    )
  }
  // While a decision is being stored the posting may have left its queue already: that is nothing to be told of.
  const isGone = shown.status !== queue.tab && !review.busy
  return (
    <>
      <Sheet key={shown.id} label={t('desk.text')}>
        <PostingReview
          job={shown}
          flags={findFlags(shown) ?? []}
          before={review.before}
          renderPublicText={renderPublicText}
        />
        <HouseHistory job={shown} />
      </Sheet>
      <DeskFoot undo={undo}>
        {isGone ? (
          <GoneLine text={t(`desk.gone.${shown.status}`)} onNext={queue.moveOn} />
        ) : (
          <PostingDecisions {...{ queue, review }} job={shown} />
        )}
      </DeskFoot>
      <PostingQuestions {...{ review, findFlags }} />
    </>
  )
}

const decisions = [
  { decision: 'approve', label: 'desk.approve', look: { type: 'primary' }, key: 'A' },
  { decision: 'restore', label: 'desk.restore', look: { type: 'primary' } },
  { decision: 'ask', label: 'desk.ask', key: 'Q' },
  { decision: 'reject', label: 'desk.reject', look: { danger: true }, key: 'R' },
  { decision: 'delete', label: 'desk.delete', look: { danger: true } }
] as const

function PostingDecisions({ queue, review, job }: Pick<Props, 'queue' | 'review'> & { job: Job }) {
  const actor = useSession((session) => session.user)
  return (
    <DecisionBar
      {...{ queue, review }}
      decisions={decisions
        .filter(({ decision }) => canDecidePosting(actor, decision, job))
        .map((one) => ({ ...one, label: t(one.label) }))}
      changed={t('desk.changed')}
      note={
        review.unconfirmed && job.status === 'pending'
          ? t('desk.approve.confirms', { email: review.unconfirmed.email })
          : undefined
      }
      editId={canAct(actor, 'edit', job) ? job.id : undefined}
    />
  )
}

function EmptyQueue({ queue: { tab, all, filter, show } }: { queue: PostingsQueue }) {
  if (all?.length && narrows(filter)) {
    return (
      <EmptyState title={t('desk.none')} text={t('desk.none.text', { count: all.length })}>
        <Button onClick={() => show(wholeQueue)}>{t('desk.filter.clear')}</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`desk.empty.${tab}`)} text={t(`desk.empty.${tab}.text`)}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}

function PostingQuestions({ review, findFlags }: Pick<Props, 'review' | 'findFlags'>) {
  const { question, words, setReason, cancel, confirm } = review
  if (!question) return null
  const { decision, work } = question
  const answers = { onCancel: cancel, onConfirm: confirm }
  const typed = { reason: words, onWrite: setReason, ...answers }
  if (decision === 'approve') {
    const passages = (findFlags(work) ?? []).flatMap(({ kind, passage }) => (kind === 'fee' && passage ? passage : []))
    return (
      <Question
        open
        title={t('desk.fee.ask')}
        text={t('desk.fee.text', { words: passages.map((passage) => `“${readPassage(work, passage)}”`).join(', ') })}
        cancel={t('desk.reject.keep')}
        confirm={t('desk.fee.do')}
        danger
        {...answers}
      />
    )
  }
  if (decision === 'delete') return <DeleteQuestion title={work.title} {...answers} />
  if (decision === 'ask') {
    return (
      <ReasonQuestion
        title={t('desk.reports.ask.ask')}
        text={t('desk.ask.text', { title: work.title })}
        cancel={t('desk.reports.keep')}
        confirm={t('desk.ask.do')}
        label={t('desk.reports.ask.words')}
        help={t('desk.reports.key')}
        blank={t('desk.reports.blank')}
        {...typed}
      />
    )
  }
  if (decision !== 'reject') return null
  const company = work.company.trim()
  return (
    <ReasonQuestion
      title={t('desk.reject.ask')}
      text={company ? t('desk.reject.text', { company }) : t('desk.reject.textUnnamed')}
      cancel={t('desk.reject.keep')}
      confirm={t('desk.reject')}
      danger
      use="reject"
      label={t('desk.reject.reason')}
      optional={t('desk.optional')}
      help={t('desk.reject.key')}
      {...typed}
    />
  )
}

function DeleteQuestion({ title, ...answers }: { title: string; onCancel: () => void; onConfirm: () => void }) {
  const { postings } = useRepositories()
  const { documents } = useServices().platform
  const isRefilled = documents.device !== undefined && hasSamples
  const { data: total } = useLiveQuery<number>(
    (onData, onError) => (isRefilled ? postings.watchAll(0, ({ total: all }) => onData(all), onError) : undefined),
    [postings, isRefilled]
  )
  const text = t('desk.delete.text', { title })
  return (
    <Question
      open
      title={t('desk.delete.ask')}
      text={total === 1 ? `${text} ${t('desk.delete.last')}` : text}
      cancel={t('desk.delete.keep')}
      confirm={t('desk.delete')}
      danger
      {...answers}
    />
  )
}
