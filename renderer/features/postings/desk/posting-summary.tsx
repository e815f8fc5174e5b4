import { t } from '#renderer/messages/messages.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readRejectionReason } from '#shared/domain/job/job-record.ts'
import type { Baseline } from './baseline.ts'
import { ReviewState } from './review-state.tsx'

interface Props {
  job: Job
  baseline: Baseline | null
  /** How many fields changed since then. */
  count: number
  marked: boolean
  onMark: (marked: boolean) => void
}

/** Above the posting: what it is to the board, how much changed since when, and why it was rejected. */
export function PostingSummary({ job, baseline, count, marked, onMark }: Props) {
  const reason = readRejectionReason(job)
  return (
    <>
      <div className="sheet-summary">
        <ReviewState job={job} />
        <span>{baseline ? describeSince(baseline, count) : job.status === 'pending' && t('desk.since.never')}</span>
        {baseline && count > 0 && (
          <button type="button" className="btn btn-quiet" onClick={() => onMark(!marked)}>
            {t(marked ? 'desk.showPublished' : 'desk.showChanges')}
          </button>
        )}
      </div>
      {job.status === 'rejected' && (
        <p className="sheet-reason">
          <b>{t(reason ? 'desk.reason' : 'desk.reason.none')}</b> {reason}
        </p>
      )}
    </>
  )
}

function describeSince({ since, at }: Baseline, count: number): string {
  if (since === 'read') return t('desk.since.read', { count })
  const day = formatLocalDate(at)
  return day === null ? t('desk.since.approved', { count }) : t('desk.since.approvedOn', { count, day })
}
