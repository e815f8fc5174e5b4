import { type ReactNode, useCallback } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { State } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import type { Flag } from '#shared/domain/job/flags/flag.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findChangedFields } from '#shared/domain/job/job-content.ts'
import { parseApprovedVersion, parseRejectedVersion } from '#shared/domain/job/job-record.ts'
import { isUnanswered, type PostingQuestion } from '#shared/domain/report/posting-question.ts'
import { BatchButton } from '../decide/batch-button.tsx'
import type { DeskTools } from '../decide/use-review.ts'
import type { ListPlace } from '../queue/queue.tsx'
import { QueueBar, QueueCount } from '../queue/queue-bar.tsx'
import { findSubmissionTime } from '../queue/queue-filter.ts'
import { QueueList } from '../queue/queue-list.tsx'
import { WorkRow } from '../queue/work-row.tsx'
import { QuestionState, useFindQuestion } from './question.tsx'
import type { FindFlags } from './use-find-flags.ts'
import type { PostingsQueue } from './use-postings.ts'

interface Props {
  queue: PostingsQueue
  findFlags: FindFlags
  tools: DeskTools
  place: ListPlace
  extra: ReactNode
}

export function PostingsList({ queue, findFlags, tools, place, extra }: Props) {
  const findQuestion = useFindQuestion()
  const renderRow = useCallback(
    (job: Job) => <PostingRow job={job} flags={findFlags(job) ?? []} question={findQuestion(job)} />,
    [findFlags, findQuestion]
  )
  return (
    <>
      <QueueBar queue={queue} search={place.search} extra={extra} />
      <QueueCount queue={queue} />
      <QueueList {...{ queue, place, renderRow }} />
      <BatchButton {...{ queue, findFlags, tools }} />
    </>
  )
}

interface PostingRowProps {
  job: Job
  flags: readonly Flag[]
  question: PostingQuestion | undefined
}

function PostingRow({ job, flags, question }: PostingRowProps) {
  const [gravest, ...others] = flags
  return (
    <WorkRow title={job.title} at={findSubmissionTime(job)} who={[job.company, job.location]}>
      <span className="queue-signs row">
        <ReviewState job={job} counted />
        {question && <QuestionState question={question} isOpen={isUnanswered(question, job)} />}
        {gravest && (
          <span className="queue-flag small soft">
            <Icon name="warning" />
            <span>{t(`desk.sign.${gravest.kind}`)}</span>
            <span>{others.length > 0 && ` ${t('desk.sign.more', { count: others.length })}`}</span>
          </span>
        )}
      </span>
    </WorkRow>
  )
}

interface ReviewStateProps {
  job: Job
  counted?: boolean
}

export function ReviewState({ job, counted = false }: ReviewStateProps) {
  if (job.status === 'approved') return <State tone="good" word={t('desk.state.approved')} />
  if (job.status !== 'pending') return <PostingStatus job={job} />
  const rejected = parseRejectedVersion(job)
  const version = rejected ?? parseApprovedVersion(job)
  if (!version) return <State tone="new" word={t('desk.state.new')} />
  const kind = rejected ? 'again' : 'revised'
  const count = findChangedFields(version.content, job).length
  return <State tone="waiting" word={counted ? t(`desk.state.${kind}Counted`, { count }) : t(`desk.state.${kind}`)} />
}
