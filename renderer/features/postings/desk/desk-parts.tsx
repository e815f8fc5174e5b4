import type { ReactNode } from 'react'
import type { MessageId } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { PostingRow } from './queue/queue-row.tsx'
import { ReviewPane, type ReviewPaneProps } from './review/review-pane.tsx'
import type { Desk } from './use-desk.ts'

/**
 * One kind of work that waits for the administrator. A further kind is a further entry of `deskParts`: the queue draws its rows, the
 * right of the desk its pane, and what is common to all (keys, undo, progress) stays as it is.
 */
export interface DeskPart<Work extends { id: string }, Pane> {
  /** Stands in the address. */
  id: string
  title: MessageId
  /** How much waits; undefined: not known yet. */
  count: (desk: Desk) => number | undefined
  /** What one line of its queue says. */
  row: (work: Work) => ReactNode
  /** What is read, and decided about. */
  pane: (props: Pane) => ReactNode
}

export const postingsPart: DeskPart<Job, ReviewPaneProps> = {
  id: 'postings',
  title: 'desk.part.postings',
  count: (desk) => desk.totals.pending,
  row: (job) => <PostingRow job={job} />,
  pane: (props) => <ReviewPane {...props} />
}

/** In the order in which the desk shows them. */
export const deskParts = [postingsPart] as const
