// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HouseHistory } from '#renderer/features/desk/postings/house-history.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const shown = jobOf('pending', { id: 'shown', title: 'Setter' })
const of = (status: Job['status'], id: string, more: Partial<Job> = {}) => jobOf(status, { id, title: id, ...more })
const rejection = (reason: string, revision: number) => ({
  ...{ did: 'reject', at: `2026-11-0${revision}T09:00:00.000Z`, by: { uid: 'admin', role: 'Admin' }, revision },
  reason
})

function open(others: readonly Job[], job = shown) {
  beginAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs: [job, ...others] } })
  render(<HouseHistory job={job} />, { wrapper: overBoard(store, '/admin/requests').wrapper })
}
const house = () => screen.findByRole('region', { name: 'This employer' })

test('beside a posting stands what else its employer has posted and what became of it, each with the way there', async () => {
  open([
    of('approved', 'live', { postedDate: '2026-11-09' }),
    of('pending', 'waiting', { postedDate: '2026-11-08' }),
    of('rejected', 'refused', {
      postedDate: '2026-11-07',
      history: [rejection('No pay.', 2), rejection('Still no pay.', 4)]
    }),
    of('approved', 'elsewhere', { employerId: 'u-kesar' })
  ])
  const own = within(await house())
  await own.findByText('1 live')
  expect(own.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['live', '/jobs/live'],
    ['waiting', '/admin/requests?job=waiting'],
    ['refused', '/admin/requests?tab=rejected&job=refused']
  ])
  expect(own.getAllByText(/^1 (live|waiting|rejected)$/)).toHaveLength(3)
  expect(own.getByText(/^Rejected 2 times/).parentElement?.textContent).toBe('Rejected 2 times Still no pay.')
})

test('a posting of the board itself has no employer beside it, whom one could ban', async () => {
  open([of('approved', 'live')], { ...shown, employerId: 'admin' })
  expect(screen.queryByRole('region', { name: 'This employer' })).toBeNull()
})
