// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PostingsPane } from '#renderer/features/desk/postings/postings-pane.tsx'
import type { PostingsQueue, PostingsReview } from '#renderer/features/desk/postings/use-postings.ts'
import { wholeQueue } from '#renderer/features/desk/queue/queue-filter.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { fresh, rejected } from '#tests/support/desk-jobs.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const carver = fresh('carver', 'Wax Carver')

interface Shown {
  jobs?: readonly Job[]
  queue?: Partial<PostingsQueue>
  review?: Partial<PostingsReview>
}

/** The pane over a board; without more, an empty queue of those that wait. */
function open({ jobs = [], queue, review }: Shown) {
  beginAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs } })
  const whole = { tab: 'pending', chosen: null, index: -1, waiting: [], all: [], filter: wholeQueue, ...queue }
  const state = { before: null, busy: false, question: null, words: '', unconfirmed: undefined, ...review }
  render(
    <PostingsPane
      queue={whole as PostingsQueue}
      review={state as PostingsReview}
      {...{ findFlags: () => [], renderPublicText: () => null, undo: null }}
    />,
    { wrapper: overBoard(store, '/admin/requests').wrapper }
  )
}
const showing = (job: Job) => ({ chosen: job.id, shown: job, index: 0, waiting: [job], all: [job] })

test('approval › says that it also confirms the employer', () => {
  const unconfirmed = { uid: 'suvarna', email: 'suvarna@example.com', createdAt: '', confirmedAt: undefined }
  const note = 'Approving also confirms suvarna@example.com as an employer: candidates’ papers open for them.'
  open({ queue: showing(carver), review: { unconfirmed } })
  const approve = screen.getByRole('button', { name: /^Approve/ })
  expect(document.getElementById(approve.getAttribute('aria-describedby') ?? '')?.textContent).toBe(note)
  cleanup()
  open({ queue: { ...showing(rejected('polisher', 'Polisher', '')), tab: 'rejected' }, review: { unconfirmed } })
  expect(screen.queryByText(note)).toBeNull()
  cleanup()
  open({ queue: showing(carver) })
  expect(screen.queryByText(/confirms/)).toBeNull()
})
