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

test('an approval that confirms its employer says so beforehand, one of a rejected posting does not', () => {
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

test.each<[what: string, tab: 'pending' | 'rejected', job: Job, offered: string[]]>([
  ['waits', 'pending', carver, ['ApproveA', 'AskQ', 'RejectR']],
  ['is the board’s own', 'pending', { ...carver, employerId: 'admin' }, ['ApproveA', 'RejectR']],
  ['was rejected', 'rejected', rejected('polisher', 'Polisher', ''), ['Restore', 'Delete']]
])('of a posting that %s is offered what can be done with it', (_, tab, job, offered) => {
  open({ queue: { ...showing(job), tab } })
  expect([...document.querySelectorAll('.desk-bar button')].map(({ textContent }) => textContent)).toEqual(offered)
})

test('who would delete the last posting of a device reads first that the samples come back', async () => {
  const last = rejected('polisher', 'Polisher', '')
  const question: PostingsReview['question'] = { decision: 'delete', work: last }
  open({ jobs: [last], queue: { ...showing(last), tab: 'rejected' }, review: { question } })
  await screen.findByText(/This cannot be undone\. It is the last posting: when Loupe starts again/)
})

test('a posting that has left its queue offers no decision, once none of its own is being stored', () => {
  const gone = { ...showing(carver), shown: { ...carver, status: 'rejected' } as Job }
  open({ queue: gone })
  screen.getByText('It was rejected.')
  expect(screen.queryByRole('button', { name: /^(Approve|Reject|Restore)/ })).toBeNull()
  cleanup()
  open({ queue: gone, review: { busy: true } })
  expect(screen.queryByText('It was rejected.')).toBeNull()
})
