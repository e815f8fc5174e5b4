import { memo, type RefObject } from 'react'
import type { Job } from '#shared/domain/job/job.ts'
import { Ago } from './ago.tsx'
import { ReviewState } from './review-state.tsx'
import { findSubmission } from './submission.ts'

interface Props {
  job: Job
  current: boolean
  /** Whether Tab leads here: one row of the queue has that. */
  reachable: boolean
  row: RefObject<HTMLButtonElement | null> | null
  onChoose: (id: string) => void
}

/** One posting in the queue: what, who, where, since when, and whether it is new. */
export const QueueRow = memo(function QueueRow({ job, current, reachable, row, onChoose }: Props) {
  const [company, location] = [job.company.trim(), job.location.trim()]
  return (
    <li>
      <button
        ref={row}
        type="button"
        className="queue-row"
        aria-current={current || undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={() => onChoose(job.id)}
      >
        <b>{job.title}</b>
        <span className="queue-age">
          <Ago at={findSubmission(job)?.at ?? job.postedDate} />
        </span>
        <span className="queue-who">
          {company}
          {company && location && <span className="dot">·</span>}
          {location}
        </span>
        <ReviewState job={job} counted />
      </button>
    </li>
  )
})
