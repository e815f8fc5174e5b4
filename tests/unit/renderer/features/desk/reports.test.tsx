// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReportsPane } from '#renderer/features/desk/reports/reports-pane.tsx'
import type { ReportsQueue, ReportsReview } from '#renderer/features/desk/reports/use-reports.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Report, ReportDecision } from '#shared/domain/report/report.ts'
import { foldReports } from '#shared/domain/report/reported-posting.ts'
import { fresh, report } from '#tests/support/desk-jobs.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const live: Job = { ...fresh('engraver', 'Engraver'), status: 'approved' }
const money = report(live, 'asks-for-money', 'They want ₹500.')

/** The desk's view of these reports, over a board with this posting; null: it is deleted. `asking`: the decision that was pressed. */
function open(job: Job | null, reports: readonly Report[], asking?: ReportDecision) {
  beginAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs: job ? [job] : [], reports } })
  const [reported] = foldReports(reports)
  const [moveOn, confirm] = [vi.fn(), vi.fn()]
  const question = asking ? { decision: asking, work: { ...reported, stored: job } } : null
  const queue = {
    ...{ chosen: live.id, job, shown: reported ? { ...reported, stored: job } : null, error: undefined },
    ...{ waiting: reported ? [reported] : [], index: reported ? 0 : -1, moveOn }
  } as unknown as ReportsQueue
  const review = { before: null, busy: false, question, words: '', confirm } as unknown as ReportsReview
  render(<ReportsPane {...{ queue, review, undo: null }} findFlags={() => []} renderPublicText={() => null} />, {
    wrapper: overBoard(store, '/admin/requests?tab=reports').wrapper
  })
  const decisions = () =>
    [...document.querySelectorAll('.desk-bar button')].map((button) => button.firstElementChild?.textContent)
  return { decisions, moveOn, confirm }
}

test.each<[what: string, Job | null, string[]]>([
  ['is live', live, ['Leave it', 'Ask the employer', 'Take down']],
  ['waits for review', { ...live, status: 'pending' }, ['Leave it', 'Take down']],
  ['was closed', { ...live, status: 'deleted', ending: 'filled-here' }, ['Nothing more to do']],
  ['was taken down', { ...live, status: 'deleted', ending: 'taken-down' }, ['Settle its reports']],
  ['is the board’s own', { ...live, employerId: 'admin' }, ['Leave it', 'Take down']],
  ['is deleted', null, ['Nothing more to do']]
])('of a reported posting that %s is offered what can be done with it', (_, job, offered) => {
  expect(open(job, [money]).decisions()).toEqual(offered)
  expect(screen.queryByText('It was deleted. There is nothing more to do about its reports.') !== null).toBe(!job)
  const isOver = screen.queryByText(/^This posting is already taken down/) !== null
  expect(isOver).toBe(job?.ending === 'taken-down')
})

test('whoever would ask the employer of a reported posting is asked for the question, and sends none without a word', async () => {
  const { confirm } = open(live, [money], 'ask')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the employer of this posting?' }))
  dialog.getByText(/^“Engraver” stays live\./)
  fireEvent.submit(dialog.getByRole('textbox', { name: 'Question' }))
  dialog.getByText('Please write something: the employer reads it.')
  expect(confirm).not.toHaveBeenCalled()
})

test('what people wrote stands beside how many gave which reason, and who wrote nothing has no line', async () => {
  const silent = { ...report(live, 'asks-for-money'), id: 'other_engraver' }
  open(live, [money, silent])
  const list = within(screen.getByRole('region', { name: 'Reports' }))
  await list.findByText('They want ₹500.')
  expect(list.getByRole('heading').textContent).toBe('2 reports')
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Asks for money (2)',
    expect.stringMatching(/^They want ₹500\.Asks for money·2 Nov 2026, /)
  ])
})
