// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JobsPane } from '#renderer/features/moderation/jobs/jobs-pane.tsx'
import type { JobsQueue, JobsReview } from '#renderer/features/moderation/jobs/use-jobs.ts'
import { wholeQueue } from '#renderer/features/moderation/queue/queue-filter.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { fresh, rejected } from '#tests/support/moderation-jobs.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(cleanup)

const carver = fresh('carver', 'Wax Carver')

interface Shown {
  jobs?: readonly Job[]
  queue?: Partial<JobsQueue>
  review?: Partial<JobsReview>
}

/** The pane over a board; without more, an empty queue of those that wait. */
function open({ jobs = [], queue, review }: Shown) {
  signInAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs } })
  const whole = { tab: 'pending', chosen: null, index: -1, waiting: [], all: [], filter: wholeQueue, ...queue }
  const state = { before: null, busy: false, question: null, words: '', unconfirmed: undefined, ...review }
  render(
    <JobsPane
      queue={whole as JobsQueue}
      review={state as JobsReview}
      {...{ findFlags: () => [], renderPublicText: () => null, undo: null }}
    />,
    { wrapper: renderWithStore(store, '/admin/requests').wrapper }
  )
}
const showing = (job: Job) => ({ chosen: job.id, shown: job, index: 0, waiting: [job], all: [job] })

test('approval dialog › states that approval also confirms the employer', () => {
  const unconfirmed = { uid: 'suvarna', email: 'suvarna@example.com', createdAt: '', confirmedAt: undefined }
  const note = 'Approving also verifies suvarna@example.com: they can then open resumes.'
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
