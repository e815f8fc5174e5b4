import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { BatchButton } from './decide/batch-question.tsx'
import { Questions } from './decide/questions.tsx'
import { useReview } from './decide/use-review.ts'
import type { DeskPart } from './desk-parts.ts'
import { QueueBar, QueueCount } from './queue/queue-bar.tsx'
import { QueueList } from './queue/queue-list.tsx'
import { PostingRow } from './queue/queue-row.tsx'
import { ReviewPane } from './review/review-pane.tsx'
import type { Desk } from './use-desk.ts'

interface Options {
  desk: Desk
  /** Called before the next posting comes up. */
  beforeLeaving: () => void
  renderPublicText: (job: Job) => ReactNode
  /** Stands beside the queue's filter. */
  extra: ReactNode
  /** What was decided before, and can still be taken back. */
  above: ReactNode
}

/** What employers sent, and what was rejected of it. */
export function usePostingsPart({ desk, beforeLeaving, renderPublicText, extra, above }: Options): DeskPart {
  const review = useReview(desk, beforeLeaving)
  const navigate = useNavigate()
  const { shown, jobs } = desk
  return {
    ...{ chosen: desk.chosen, index: desk.index, choose: desk.choose, step: desk.step },
    length: jobs?.length ?? 0,
    shown: shown ?? null,
    arrived: review.arrived,
    keys: {
      a: () => review.press('approve'),
      r: () => review.press('reject'),
      e: () => shown && navigate(paths.editJob(shown.id))
    },
    renderBar: (search) => (
      <>
        <QueueBar desk={desk} search={search} extra={extra} />
        <QueueCount desk={desk} />
      </>
    ),
    renderList:
      jobs &&
      (({ row, onChoose, onStep }) => (
        <QueueList
          items={jobs}
          index={desk.index}
          renderRow={(job) => <PostingRow job={job} />}
          {...{ row, onChoose, onStep }}
        />
      )),
    below: <BatchButton desk={desk} />,
    pane: <ReviewPane {...{ desk, review, renderPublicText, above }} />,
    questions: <Questions review={review} />
  }
}
