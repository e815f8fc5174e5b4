// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { RecordKind } from '#renderer/storage/visitor-records.ts'
import { openVisitorRecords } from '#renderer/storage/web/web-visitor-records.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { jobs as jobCollection } from '#shared/collections/jobs.ts'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import { createSavedJob, maxSavedJobs } from '#shared/domain/saved/saved-job.ts'
import { createSavedSearch } from '#shared/domain/saved/saved-search.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

const setter = jobOf('approved', { id: 'job_setter', title: 'Kundan Setter' })
const closed = jobOf('deleted', { id: 'job_closed', title: 'Gold Polisher', ending: 'filled-here' })
const elements = { jobs: [setter, closed] }
const yesterday = new Date(Date.now() - 86_400_000)

/** The device of a visitor who has saved these. */
function deviceWith(...saved: [kind: RecordKind, record: { id: string }][]) {
  const device = fakeLocalStorage()
  const storage = device.tab()
  const records = openVisitorRecords(storage)
  for (const [kind, record] of saved) records.write(kind, record.id, record)
  return { device, storage, records }
}

const press = async (name: string | RegExp) => userEvent.setup().click(await screen.findByRole('button', { name }))
// The list of jobs, whose entries are no li, stays until the screen is loaded.
const rowOf = (title: string) =>
  waitFor(() => {
    const row = screen.getByRole('link', { name: title }).closest('li')
    if (!row) throw new Error(`${title} is no row yet`)
    return within(row)
  })

describe('saved jobs', () => {
  test.each([undefined, 'Candidate'] as const)('are saved, removed and restored by Undo as %s', async (as) => {
    const app = await runApp('/jobs', { ...(as && { as }), elements })
    await press('Save job')
    await screen.findByText('Job Saved!')
    await press('Saved: remove from saved jobs')
    await screen.findByText('Removed from saved jobs')
    await press('Save job')
    await act(async () => app.navigate('/saved'))
    const row = await rowOf('Kundan Setter')
    await row.findByRole('button', { name: 'Apply Now' })
    await userEvent.setup().click(row.getByRole('button', { name: 'Remove' }))
    await screen.findByText('No saved jobs yet')
    await press('Undo')
    await rowOf('Kundan Setter')
  })

  test('show that a job is closed, and offer no Apply Now', async () => {
    await runApp('/saved', { elements, storage: deviceWith(['job', createSavedJob(closed, yesterday)]).storage })
    const row = await rowOf('Gold Polisher')
    await row.findByText('Position filled')
    expect(row.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  })

  test('are refused with a message when the storage is full, or 200 are saved', async () => {
    const many = Array.from({ length: maxSavedJobs }, (_, index) =>
      createSavedJob({ ...setter, id: `job_${index}` }, yesterday)
    )
    const { device, storage } = deviceWith(...many.map((job) => ['job', job] as ['job', typeof job]))
    await runApp('/jobs', { elements, storage })
    await press('Save job')
    await screen.findByText('You can save 200 jobs. Remove one first.')
    openVisitorRecords(storage).write('job', 'job_0', undefined)
    device.faults.write = new DOMException('full', 'QuotaExceededError')
    await press('Save job')
    await screen.findByText(/What is stored is unchanged\.$/)
    await screen.findByRole('button', { name: 'Save job' })
  })

  test('stay saved when another tab saved the same job at the same time', async () => {
    const { storage, records } = deviceWith(['job', createSavedJob(setter, yesterday)])
    await runApp('/jobs', { elements, storage })
    act(() => useSavedStore.setState({ pressed: { job: setter, isWanted: true } }))
    await screen.findByText('Job Saved!')
    expect(records.list('job')).toHaveLength(1)
  })

  test('of a visitor move into the account when they log in', async () => {
    const { storage, records } = deviceWith(
      ['job', createSavedJob(setter, yesterday)],
      ['search', createSavedSearch('search_1', '?q=setter', [], yesterday)]
    )
    const { store } = await runApp('/saved', { as: 'Candidate', elements, storage })
    await rowOf('Kundan Setter')
    await rowOf('setter')
    await waitFor(() => expect([...records.list('job'), ...records.list('search')]).toEqual([]))
    const uid = useSession.getState().user?.uid
    expect(store.readElements(`savedJobs_${uid}`)).toHaveLength(1)
  })
})

describe('saved searches', () => {
  test('show the number of new jobs until the search is opened', async () => {
    const app = await runApp('/jobs?q=setter', { elements })
    await screen.findByRole('link', { name: 'Kundan Setter' })
    await press('Save this search')
    await screen.findByRole('link', { name: 'See saved searches' })
    await act(async () => app.navigate('/saved'))
    await (await rowOf('setter')).findByText('Nothing new since you looked')
    const added = { ...setter, id: 'job_new', title: 'Wax Setter', postedDate: formatBoardDay(new Date()) }
    await act(() => app.store.change(jobCollection, added.id, () => added))
    await (await rowOf('setter')).findByText('1 new since you looked')
    await userEvent.setup().click(screen.getByRole('link', { name: 'setter' }))
    await waitFor(() => expect(app.at()).toBe('/jobs?q=setter'))
    await act(async () => app.navigate('/saved'))
    await (await rowOf('setter')).findByText('Nothing new since you looked')
  })

  test('can be renamed, and are linked above the job list', async () => {
    const { storage } = deviceWith(['search', createSavedSearch('search_1', '?q=setter&location=Surat', [], yesterday)])
    const app = await runApp('/saved', { elements, storage })
    const user = userEvent.setup()
    await press('Rename')
    await user.type(screen.getByLabelText('Name of this search'), 'Near home{Enter}')
    await (await rowOf('Near home')).findByText('setter · Surat')
    await act(async () => app.navigate('/jobs'))
    expect((await screen.findByRole('link', { name: /^Near home/ })).getAttribute('href')).toBe(
      '/jobs?q=setter&location=Surat'
    )
  })
})

test('recent searches › are cleared when the candidate signs out', async () => {
  const { storage, records } = deviceWith()
  const { accounts } = await runApp('/jobs', { as: 'Candidate', elements, storage })
  const uid = useSession.getState().user?.uid ?? ''
  records.write('recent', '1', { id: '1', uid, query: '?q=polisher', at: yesterday.toISOString() })
  // The provider is there.
  await press('Save job')
  await screen.findByText('Job Saved!')
  await act(() => accounts.signOut())
  await waitFor(() => expect(records.list('recent')).toEqual([]))
})

test('search box › shows recent searches while it is empty, each removable', async () => {
  const recent = (id: string, uid: string, query: string) => ({ id, uid, query, at: yesterday.toISOString() })
  const { storage, records } = deviceWith(
    ['recent', recent('1', '', '?q=polisher')],
    ['recent', recent('2', 'u-ravi', '?q=accountant')]
  )
  const app = await runApp('/jobs', { elements, storage })
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Search'))
  await press('polisher')
  await waitFor(() => expect(app.at()).toBe('/jobs?q=polisher'))
  await user.clear(screen.getByLabelText('Search'))
  await press('Remove polisher from recent searches')
  await waitFor(() => expect(records.list('recent').map(({ id }) => id)).toEqual(['2']))
  expect(screen.queryByText('accountant')).toBeNull()
})
