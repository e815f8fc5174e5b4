// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApplicantCounts } from '#renderer/features/dashboard/find/select-jobs.ts'
import { Numbers } from '#renderer/features/dashboard/numbers/numbers.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const suvarna = userOf('u-suvarna', 'Employer')
const step = (type: string, at: string, revision: number) => ({
  ...{ type, at: `2026-11-${at}:00.000Z`, by: { uid: 'u', role: type === 'post' ? 'Employer' : 'Admin' }, revision }
})
/** Approved five hours after it was posted, on a day of the month. */
const liveSince = (day: number, id: string, more: Partial<Job> = {}) =>
  jobOf('approved', {
    ...{ id, title: `Setter ${day}`, expiresOn: '2026-12-20' },
    history: [
      step('post', `${String(day).padStart(2, '0')}T03:00`, 1),
      step('approve', `${String(day).padStart(2, '0')}T08:00`, 2)
    ],
    ...more
  })
const jobs = [
  liveSince(2, 'quiet'),
  liveSince(12, 'sought'),
  liveSince(20, 'new'),
  jobOf('pending', { id: 'waits', history: [] })
]
const counts: ApplicantCounts = { byJob: new Map([['sought', { all: 3, fresh: 1 }]]), read: 3, total: 3 }

const path = '/employer/dashboard?tab=numbers'
function open(
  user = suvarna,
  applicants: ApplicantCounts | undefined = counts,
  stored: readonly Job[] = jobs,
  reads?: 'unavailable'
) {
  signInAs(user)
  const store = createMemoryStore({ elements: { jobs: stored } })
  store.faults.reads = reads
  const { wrapper, at } = renderWithStore(store, path)
  render(<Numbers {...{ user, applicants }} />, { wrapper })
  return { at, store }
}
const tiles = () => [...document.querySelectorAll('.numbers-tiles > *')].map(({ textContent }) => textContent)
const cells = (chart: HTMLElement) =>
  within(chart)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

test('Numbers › shows the totals and live jobs without applicants', async () => {
  open()
  await screen.findByRole('heading', { name: 'Numbers of your jobs' })
  expect(tiles()).toEqual(['Live now3', 'Applicants3', 'Total days live32', 'Live for 7 days without applicants1'])
  screen.getByText('Based on 4 jobs. Deleted jobs are not counted.')
  const quiet = screen.getByRole('link', { name: 'Setter 2' })
  expect([quiet.getAttribute('href'), quiet.parentElement?.textContent]).toEqual([
    '/jobs/quiet',
    'Setter 2Suvarna Jewels · 20 days'
  ])
  expect(cells(screen.getByRole('region', { name: 'Applicants by job' }))).toEqual([
    ['Job', 'Applicants', 'Days live'],
    ['Setter 12', '3', '10']
  ])
  expect(cells(screen.getByRole('region', { name: 'Live jobs' })).at(-1)).toEqual(['22 Nov 2026', '3'])
})

test('Numbers › shows an error when loading fails, and retries on request', async () => {
  const { store } = open(suvarna, counts, jobs, 'unavailable')
  await screen.findByText('Jobs could not be loaded')
  expect(tiles()).toEqual([])
  store.faults.reads = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Numbers of your jobs' })
  expect(tiles()[0]).toBe('Live now3')
})
