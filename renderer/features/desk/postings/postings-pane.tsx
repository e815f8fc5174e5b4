import './posting-review.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { DecisionBar, DeskFoot, GoneLine } from '../decide/decision-bar.tsx'
import { narrows, wholeQueue } from '../queue/queue-filter.ts'
import { Sheet, SheetSkeleton } from '../sheet.tsx'
import { HouseHistory } from './house-history.tsx'
import { PostingQuestions } from './posting-questions.tsx'
import { PostingReview } from './posting-review.tsx'
import type { FindFlags } from './use-find-flags.ts'
import type { PostingsQueue } from './use-postings-queue.ts'
import { canDecidePosting, type PostingsReview } from './use-postings-review.ts'

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
    return (
      <>
        <WithoutPosting queue={queue} />
        <DeskFoot undo={undo} />
      </>
    )
  }
  // While a decision is being stored the posting may have left its queue already: that is nothing to be told of.
  const isGone = shown.status !== queue.tab && !review.busy
  return (
    <>
      <Sheet key={shown.id} label={t('desk.text')}>
        <PostingReview
          job={shown}
          flags={findFlags(shown)}
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
  { decision: 'approve', look: { type: 'primary' }, key: 'A' },
  { decision: 'restore', look: { type: 'primary' } },
  { decision: 'ask', key: 'Q' },
  { decision: 'reject', look: { danger: true }, key: 'R' },
  { decision: 'delete', look: { danger: true } }
] as const

function PostingDecisions({ queue, review, job }: Pick<Props, 'queue' | 'review'> & { job: Job }) {
  const actor = useSession((session) => session.user)
  return (
    <DecisionBar
      {...{ queue, review }}
      decisions={decisions
        .filter(({ decision }) => canDecidePosting(actor, decision, job))
        .map((one) => ({ ...one, label: t(`desk.${one.decision}`) }))}
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

function WithoutPosting({ queue }: { queue: PostingsQueue }) {
  const { shown, all, waiting, chosen, filter, error } = queue
  if (error) return <LoadFailed title={t('error.jobsTitle')} error={error} onRetry={queue.retry} />
  if (shown === null) {
    return (
      <EmptyState title={t('desk.missing')} text={t('desk.missing.text')}>
        <Button onClick={queue.moveOn}>{t('desk.gone.next')}</Button>
      </EmptyState>
    )
  }
  if (chosen !== null || !waiting) return <SheetSkeleton />
  if (all?.length && narrows(filter)) {
    return (
      <EmptyState title={t('desk.none')} text={t('desk.none.text', { count: all.length })}>
        <Button onClick={() => queue.show(wholeQueue)}>{t('desk.filter.clear')}</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`desk.empty.${queue.tab}`)} text={t(`desk.empty.${queue.tab}.text`)}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}
