// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as configured from '#renderer/config/configuration.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createQuestion } from '#shared/domain/report/posting-question.ts'
import { createReport } from '#shared/domain/report/report-life.ts'
import { maxRevisableHistory } from '#shared/domain/text-limits.ts'
import { leave, type RunningApp, runApp } from '#tests/support/app.tsx'
import { holdTimers } from '#tests/support/hold-timers.ts'
import { requestOf } from '#tests/support/houses.ts'
import { jobOf } from '#tests/support/job-people.ts'

const sheets: { Admin: string | undefined; Employer: string | undefined } = { Admin: undefined, Employer: undefined }
beforeEach(() => {
  vi.spyOn(configured, 'applicationsSheets', 'get').mockReturnValue(sheets)
})

const path = '/employer/dashboard'
const uid = () => useSession.getState().user?.uid ?? ''
/** 'Setter 1' is the newest. */
const ofMine = (count: number, more: (index: number) => Partial<Job> = () => ({})): Job[] =>
  Array.from({ length: count }, (_, index) =>
    jobOf('pending', {
      id: `job_${index}`,
      title: `Setter ${index + 1}`,
      employerId: uid(),
      postedDate: `2026-11-${String(28 - index).padStart(2, '0')}`,
      ...more(index)
    })
  )

const rows = () => screen.getAllByRole('listitem', { name: /./ })
const row = (title: string) => within(screen.getByRole('listitem', { name: title }))
const titles = () => rows().map((one) => one.querySelector('h3')?.textContent)
const count = (text: string) => screen.findByRole('heading', { level: 2, name: text })
const link = (name: string) => within(screen.getByRole('main')).getByRole('link', { name })
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** An employer's dashboard over postings that are made once it is known who they are. */
async function employer(jobs: () => readonly Job[], query = '', faults = {}): Promise<RunningApp> {
  const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [] } })
  app.store.setElements('jobs', jobs())
  Object.assign(app.store.faults, faults)
  await act(async () => app.navigate(path + query))
  return app
}

beforeEach(() => Object.assign(sheets, { Admin: undefined, Employer: undefined }))
// A busy machine takes its time to read the workplace's code, and no test is about that.
beforeAll(() => import('#renderer/routes/dashboard.tsx'), 60_000)
afterEach(cleanup)

describe('an employer', () => {
  test('sees their own jobs alone, in every status, newest first, with a count', async () => {
    const statuses = ['pending', 'approved', 'rejected'] as const
    await employer(() => [
      ...ofMine(3, (index) => ({ status: statuses[index] ?? 'pending' })).reverse(),
      jobOf('approved', { id: 'other', title: 'Somebody else’s', employerId: 'somebody' })
    ])
    await count('3 jobs')
    expect(screen.getByRole('heading', { level: 1, name: 'Employer Dashboard' })).toBeDefined()
    expect(titles()).toEqual(['Setter 1', 'Setter 2', 'Setter 3'])
    const words = ['Pending', 'Approved', 'Rejected']
    expect(rows().map((one) => one.querySelector('.posted-status')?.textContent)).toEqual(words)
    expect(row('Setter 1').getByText('Suvarna Jewels · Surat GJ')).toBeDefined()
    expect(row('Setter 1').getByText('Full-time · Production · Posted 28 Nov 2026')).toBeDefined()
    expect(link('Post a Job').getAttribute('href')).toBe('/employer/post-job')
  })

  test('is led by a title to the public page of a live job, and to the form of one that waits', async () => {
    await employer(() => ofMine(2, (index) => ({ status: index === 0 ? 'approved' : 'pending' })))
    await count('2 jobs')
    expect(row('Setter 1').getByRole('link', { name: 'Setter 1' }).getAttribute('href')).toBe('/jobs/job_0')
    expect(row('Setter 2').getByRole('link', { name: 'Setter 2' }).getAttribute('href')).toBe(
      '/employer/post-job/job_1'
    )
  })

  test('may Revise, is told what that brings about, and is offered no Edit', async () => {
    await employer(() => ofMine(1, () => ({ status: 'approved' })))
    await count('1 job')
    const revise = row('Setter 1').getByRole('link', { name: 'Revise' })
    expect(revise.getAttribute('href')).toBe('/employer/post-job/job_0')
    expect(described(revise)).toBe(
      'Setter 1 Revise sends a job back to review. Everyone sees it again once it is approved.'
    )
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('link', { name: /requests/i })).toBeNull()
  })

  test('reads that a posting was changed too often to be revised, on the list and at its address', async () => {
    const full = Array.from({ length: maxRevisableHistory }, () => ({}))
    const app = await employer(() => ofMine(1, () => ({ history: full })))
    await count('1 job')
    const sentence =
      'This posting was changed so often that it cannot be revised any more. Please post it as a new one.'
    expect(row('Setter 1').getByText(sentence)).toBeDefined()
    expect(row('Setter 1').queryByRole('link', { name: 'Revise' })).toBeNull()
    await act(async () => app.navigate('/employer/post-job/job_0'))
    await waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(sentence))
    expect(app.at()).toBe(path)
  })

  test('reads why a job was rejected, or that no reason was given', async () => {
    await employer(() =>
      ofMine(2, (index) => ({ status: 'rejected', ...(index === 0 && { rejectionReason: 'The pay is missing.' }) }))
    )
    await count('2 jobs')
    expect(row('Setter 1').getByText('The administrator wrote:').closest('p')?.textContent).toBe(
      'The administrator wrote: The pay is missing.'
    )
    expect(row('Setter 2').getByText('The administrator gave no reason.')).toBeDefined()
  })

  test('finds the history of a job behind a disclosure', async () => {
    await employer(() => ofMine(1))
    await count('1 job')
    const summary = row('Setter 1').getByText('History')
    expect(summary.closest('details')?.open).toBe(false)
    expect(within(summary.closest('details') as HTMLElement).getByText('suvarna sent it')).toBeDefined()
  })

  test('sees at once what is decided and asked elsewhere', async () => {
    const app = await employer(() => ofMine(1))
    await count('1 job')
    const [approved] = ofMine(1, () => ({ status: 'approved', revision: 2 })) as [Job]
    act(() => app.store.setElements('jobs', [approved]))
    expect(await row('Setter 1').findByText('Approved')).toBeDefined()
    const question = createQuestion(approved, 'Who pays for the kit?', new Date())
    act(() => app.store.setElements('postingQuestions', [question]))
    const asked = await row('Setter 1').findByText('The administrator asks:')
    expect(asked.closest('p')?.textContent).toBe('The administrator asks: Who pays for the kit? Answer')
  })

  test('who has posted nothing is shown the step to take', async () => {
    await employer(() => [])
    await count('No jobs')
    const empty = (await screen.findByText('You have not posted a job yet')).parentElement as HTMLElement
    expect(within(empty).getByRole('link', { name: 'Post a Job' }).getAttribute('href')).toBe('/employer/post-job')
    expect(screen.queryByText(/Revise sends/)).toBeNull()
  })
})

describe('the pages', () => {
  test('show five jobs at a time and stand in the address; whoever turns one finds themself at its beginning', async () => {
    const app = await employer(() => ofMine(12))
    const user = userEvent.setup()
    await count('1–5 of 12 jobs')
    expect(titles()).toEqual([1, 2, 3, 4, 5].map((number) => `Setter ${number}`))
    expect(link('Page 1').getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()

    expect(link('Next').getAttribute('href')).toBe(`${path}?page=2`)
    await user.click(link('Next'))
    const heading = await count('6–10 of 12 jobs')
    expect(link('Previous').getAttribute('href')).toBe(path)
    expect(app.at()).toBe(`${path}?page=2`)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.click(link('Page 3'))
    await count('11–12 of 12 jobs')
    expect(titles()).toEqual(['Setter 11', 'Setter 12'])
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
    await act(async () => app.navigate(-1))
    await count('6–10 of 12 jobs')
  })

  test('the last page gives way to the one before it when its jobs are gone', async () => {
    const app = await employer(() => ofMine(6), '?page=2')
    await count('6–6 of 6 jobs')
    act(() => app.store.setElements('jobs', ofMine(5)))
    await count('5 jobs')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('of a long list leave out what is far away', async () => {
    const app = await runApp('/about-us', { as: 'Admin', elements: { jobs: [] } })
    app.store.setElements(
      'jobs',
      Array.from({ length: 100 }, (_, index) => jobOf('approved', { id: `job_${index}` }))
    )
    await act(async () => app.navigate(`${path}?page=10`))
    await count('46–50 of 100 jobs')
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['1', '…', '9', '10', '11', '…', '20'])
    await act(async () => app.navigate(`${path}?page=4`))
    await count('16–20 of 100 jobs')
    expect(pages.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['1', '2', '3', '4', '5', '…', '20'])
  })
})

describe('the administrator', () => {
  const jobs = [
    jobOf('pending', { id: 'one', title: 'Wax Carver' }),
    jobOf('approved', { id: 'two', title: 'Polisher', employerId: 'admin' }),
    jobOf('pending', { id: 'three', title: 'Assorter' })
  ]

  test('sees every job and may Edit each, with the number of requests that wait, and reads that an emptied list is filled again', async () => {
    const app = await runApp(path, { as: 'Admin', elements: { jobs } })
    await count('3 jobs')
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeDefined()
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs.slice(0, 2)).toEqual(['All jobs', 'Shortlisted Candidates'])
    expect(row('Wax Carver').getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/employer/post-job/one')
    expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(3)
    expect(screen.queryByText('Revise')).toBeNull()
    const panel = within(screen.getByRole('tabpanel', { name: 'All jobs' }))
    expect(panel.getByText(/Loupe fills it with samples when it starts again/)).toBeDefined()
    expect(document.body.textContent).not.toContain('LOUPE_')
    const requests = await screen.findByRole('link', { name: '2 pending requests' })
    expect(requests.getAttribute('href')).toBe('/admin/requests')
    act(() => app.store.setElements('jobs', jobs.slice(0, 2)))
    await screen.findByRole('link', { name: '1 pending request' })
    expect(screen.queryByRole('link', { name: /house/ })).toBeNull()
    act(() => app.store.setElements('employerRequests', [requestOf('u-shah')]))
    const houses = await screen.findByRole('link', { name: '1 house asks to join' })
    expect(houses.getAttribute('href')).toBe('/admin/requests?tab=houses')
    const report = createReport('visitor', jobs[1] as Job, { reason: 'asks-for-money', words: '' }, new Date())
    act(() => app.store.setElements('reports', [{ ...report, revision: 1 }]))
    const reports = await screen.findByRole('link', { name: '1 report' })
    expect(reports.getAttribute('href')).toBe('/admin/requests?tab=reports')
  })

  test('leads to the requests without a number where nobody can count them', async () => {
    const app = await runApp('/about-us', { as: 'Admin', elements: { jobs } })
    app.store.faults.reads = 'unavailable'
    await act(async () => app.navigate(path))
    await screen.findByText('The jobs could not be read')
    const requests = within(screen.getByRole('main')).getByRole('link', { name: /requests/i })
    expect([requests.textContent, requests.getAttribute('href')]).toEqual(['Job Requests', '/admin/requests'])
  })

  test('reads nothing of samples on a shared board, which has none, and neither does an employer', async () => {
    await runApp(path, { as: 'Admin', elements: { jobs }, shared: true })
    await count('3 jobs')
    expect(screen.queryByText(/samples/)).toBeNull()
    cleanup()
    await employer(() => ofMine(1))
    await count('1 job')
    expect(screen.queryByText(/samples/)).toBeNull()
  })
})

describe('the tabs', () => {
  test('stand in the address, open by keyboard, and Back closes them again', async () => {
    const app = await employer(() => ofMine(1))
    const user = userEvent.setup()
    await count('1 job')
    const [jobs, shortlist] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement]
    expect([jobs.textContent, shortlist.textContent]).toEqual(['My Posted Jobs', 'Shortlisted Candidates'])
    jobs.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(shortlist)
    expect(app.at()).toBe(path)
    await user.keyboard('{Enter}')
    expect(app.at()).toBe(`${path}?tab=shortlist`)
    expect(shortlist.getAttribute('aria-selected')).toBe('true')
    const panel = within(screen.getByRole('tabpanel', { name: 'Shortlisted Candidates' }))
    expect(await panel.findByText('No candidate is shortlisted yet')).toBeDefined()
    expect(panel.getByRole('link', { name: 'Find Candidates' }).getAttribute('href')).toBe('/candidates')
    await act(async () => app.navigate(-1))
    await count('1 job')
  })
})

describe('reading', () => {
  test('shows the list in its shape until the jobs are there', async () => {
    const answer = holdTimers(200)
    await employer(() => ofMine(1), '', { delayMs: 200 })
    expect(await screen.findByText('Loading the posted jobs…')).toBeDefined()
    await act(async () => answer())
    await count('1 job')
    expect(screen.queryByText('Loading the posted jobs…')).toBeNull()
  })

  test('that fails is said, and can be tried again', async () => {
    const app = await employer(() => ofMine(1), '', { reads: 'damaged' })
    expect(await screen.findByText('The jobs could not be read')).toBeDefined()
    app.store.faults.reads = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await count('1 job')
  })
})

describe('View applications', () => {
  const applications = () => screen.queryByRole('link', { name: /^View applications/ })

  test('is not there as long as no spreadsheet is configured for this person', async () => {
    sheets.Admin = 'https://sheets.example/admin'
    await employer(() => ofMine(1))
    await count('1 job')
    expect(applications()).toBeNull()
  })

  test.each(['Admin', 'Employer'] as const)('opens the spreadsheet of the %s outside of Loupe', async (role) => {
    Object.assign(sheets, { Admin: 'https://sheets.example/Admin', Employer: 'https://sheets.example/Employer' })
    const app = await runApp(path, { as: role, elements: { jobs: [] } })
    await count('No jobs')
    await userEvent.click(applications() as HTMLElement)
    expect(app.opened).toEqual([`https://sheets.example/${role}`])
  })

  test('says so when the address may not be opened', async () => {
    sheets.Employer = 'https://localhost/applications'
    await employer(() => ofMine(1))
    await count('1 job')
    await leave(() => userEvent.click(applications() as HTMLElement))
    expect(await screen.findAllByText('Loupe opens one safe link per press.')).toBeDefined()
  })
})
