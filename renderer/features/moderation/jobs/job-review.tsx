import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { JobHistoryList } from '#renderer/jobs/job-history-list.tsx'
import { t } from '#renderer/messages/messages.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import { compareContents } from '#shared/domain/job/compare-job-versions.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobContent, pickContent } from '#shared/domain/job/job-content-fields.ts'
import {
  parseApprovedVersion,
  parseRejectedVersion,
  readRejectionReason
} from '#shared/domain/job/job-history-events.ts'
import { MarkedHead, MarkedKeywords, MarkedQuestions, MarkedText } from './job-diff.tsx'
import { JobHints, markPassages } from './job-hints.tsx'
import { ReviewState } from './job-requests-list.tsx'
import { QuestionAnswered, useFindQuestion } from './use-administrator-questions.tsx'

interface JobReviewProps {
  job: Job
  hints: readonly Hint[]
  /** The version that the person had begun to read, when it is another. */
  before: Job | null
  renderPublicText: (job: Job) => ReactNode
}

/** The whole job with its hints, changes and history, or as the public will see it. */
export function JobReview({ job, hints, before, renderPublicText }: JobReviewProps) {
  // For this version only: the next one shows its marks again.
  const [plain, setPlain] = useState<Job>()
  const [isOpen, setOpen] = useState(false)
  const baseline = useMemo(() => findBaseline(job, before), [job, before])
  const changes = useMemo(() => compareContents(baseline?.content ?? job, job), [baseline, job])
  const count = changes.fields.length
  const isPlain = plain === job
  const shown = useMemo(
    () => (isPlain ? compareContents(job, job) : markPassages(changes, hints)),
    [isPlain, changes, hints, job]
  )
  return (
    <article className="sheet-in">
      <JobHints job={job} hints={hints} />
      <JobSummary
        job={job}
        baseline={baseline}
        count={count}
        marked={!isPlain}
        onMark={(on) => setPlain(on ? undefined : job)}
      />
      <MarkedHead job={job} changes={shown} hints={isPlain ? [] : hints} />
      {isPlain ? renderPublicText(job) : <MarkedText job={job} changes={shown} />}
      <MarkedQuestions job={job} changes={shown} hints={isPlain ? [] : hints} />
      <MarkedKeywords keywords={shown.lines.keywords} />
      <Link className="btn btn-line sheet-edit" to={paths.editJob(job.id)}>
        {t('moderation.edit')}
      </Link>
      <details className="sheet-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>{t('moderation.history')}</span>
          <Icon name="chevron" />
        </summary>
        <JobHistoryList job={job} isFolded={!isOpen} />
      </details>
    </article>
  )
}

interface JobSummaryProps {
  job: Job
  baseline: Baseline | null
  count: number
  marked: boolean
  onMark: (marked: boolean) => void
}

function JobSummary({ job, baseline, count, marked, onMark }: JobSummaryProps) {
  const question = useFindQuestion()(job)
  const reason = readRejectionReason(job)
  const rejected = job.status === 'pending' ? parseRejectedVersion(job) : null
  return (
    <>
      <div className="sheet-summary row small soft">
        <ReviewState job={job} />
        <span>
          {baseline ? describeSince(baseline, count) : job.status === 'pending' && t('moderation.since.never')}
        </span>
        {baseline && count > 0 && (
          <button type="button" className="btn btn-quiet" onClick={() => onMark(!marked)}>
            {t(marked ? 'moderation.showPublished' : 'moderation.showChanges')}
          </button>
        )}
      </div>
      {rejected && (
        <p className="sheet-reason">
          {rejected.reason ? (
            <span>
              <b>{t('moderation.rejectedBefore')}</b> <span>{rejected.reason}</span>
            </span>
          ) : (
            <b>{t('moderation.rejectedBefore.none')}</b>
          )}
        </p>
      )}
      {question && <QuestionAnswered question={question} className="sheet-reason" />}
      {job.status === 'rejected' && (
        <p className="sheet-reason">
          <b>{t(reason ? 'moderation.reason' : 'moderation.reason.none')}</b> <span>{reason}</span>
        </p>
      )}
    </>
  )
}

function describeSince({ since, at }: Baseline, count: number): string {
  if (since === 'read') return t('moderation.since.read', { count })
  const day = formatLocalDate(at)
  return day === null ? t('moderation.since.approved', { count }) : t(`moderation.since.${since}On`, { count, day })
}

interface Baseline {
  content: JobContent
  /** Which version it is: the one begun to read, rejected last, or public last. */
  since: 'read' | 'rejected' | 'approved'
  /** When it was decided; may be empty. */
  at: string
}

/** Null: there is nothing to compare with. */
function findBaseline(job: Job, before: Job | null): Baseline | null {
  if (before) return { content: pickContent(before), since: 'read', at: '' }
  const rejected = job.status === 'pending' ? parseRejectedVersion(job) : null
  if (rejected) return { ...rejected, since: 'rejected' }
  const version = job.status === 'approved' ? null : parseApprovedVersion(job)
  return version && { ...version, since: 'approved' }
}
