import { type ReactNode, useCallback } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { JobStatusLabel } from '#renderer/jobs/job-status-label.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content-fields.ts'
import {
  findSubmissionTime,
  parseApprovedVersion,
  parseRejectedVersion
} from '#shared/domain/job/job-history-events.ts'
import { isUnanswered, type JobQuestion } from '#shared/domain/report/administrator-question.ts'
import { BatchDecisionButton } from '../decisions/batch-decision-button.tsx'
import type { ModerationTools } from '../decisions/use-review-decision.ts'
import type { Selection } from '../decisions/use-review-selection.ts'
import { QueueBar, QueueCount } from '../queue/queue-bar.tsx'
import { QueueList } from '../queue/queue-list.tsx'
import { QueueRow } from '../queue/queue-row.tsx'
import type { ListPlace } from '../queue/review-queue-pane.tsx'
import { QuestionState, useFindQuestion } from './use-administrator-questions.tsx'
import type { FindHints } from './use-find-hints.ts'
import type { JobsQueue } from './use-job-requests.ts'

interface Props {
  queue: JobsQueue
  findHints: FindHints
  selection: Selection
  tools: ModerationTools
  place: ListPlace
  extra: ReactNode
}

export function JobRequestsList({ queue, findHints, selection, tools, place, extra }: Props) {
  const findQuestion = useFindQuestion()
  const isSelected = selection.has
  const renderRow = useCallback(
    (job: Job) => (
      <JobRow job={job} hints={findHints(job) ?? []} question={findQuestion(job)} isSelected={isSelected(job.id)} />
    ),
    [findHints, findQuestion, isSelected]
  )
  return (
    <>
      <QueueBar queue={queue} search={place.search} extra={extra} />
      <QueueCount queue={queue} />
      <QueueList {...{ queue, place, renderRow }} />
      <BatchDecisionButton {...{ queue, findHints, tools }} />
    </>
  )
}

interface JobRowProps {
  job: Job
  hints: readonly Hint[]
  question: JobQuestion | undefined
  isSelected: boolean
}

function JobRow({ job, hints, question, isSelected }: JobRowProps) {
  const [gravest, ...others] = hints
  const asked = question && (question.answer !== undefined || isUnanswered(question, job)) ? question : undefined
  return (
    <QueueRow
      title={job.title}
      at={findSubmissionTime(job)}
      who={[job.company, job.location]}
      isSelected={isSelected}
      state={asked ? <QuestionState question={asked} isOpen /> : <ReviewState job={job} counted />}
    >
      {gravest && (
        <span className="queue-hint">
          <Icon name="warning" />
          <span>{t(`moderation.hint.short.${gravest.kind}`)}</span>
          {others.length > 0 && (
            <>
              <span aria-hidden="true">{` +${others.length}`}</span>
              <span className="sr">{` ${t('moderation.hint.short.more', { count: others.length })}`}</span>
            </>
          )}
        </span>
      )}
    </QueueRow>
  )
}

interface ReviewStateProps {
  job: Job
  counted?: boolean
}

export function ReviewState({ job, counted = false }: ReviewStateProps) {
  if (job.status === 'approved') return <StatusTag tone="good" word={t('moderation.state.approved')} />
  if (job.status !== 'pending') return <JobStatusLabel job={job} />
  const rejected = parseRejectedVersion(job)
  const version = rejected ?? parseApprovedVersion(job)
  if (!version) return <StatusTag tone="new" word={t('moderation.state.new')} />
  const kind = rejected ? 'again' : 'revised'
  const count = findChangedFields(version.content, job).length
  return (
    <StatusTag
      tone="waiting"
      word={counted ? t(`moderation.state.${kind}Counted`, { count }) : t(`moderation.state.${kind}`)}
    />
  )
}
