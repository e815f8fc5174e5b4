// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as configured from '#renderer/config/build-time-settings.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { formatLocalDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createReport } from '#shared/domain/report/job-report-transitions.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { emails, enter, password } from '#tests/support/people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { requestOf } from '#tests/support/sample-companies.ts'

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

/** An employer's dashboard over jobs that are made once it is known who they are. */
async function employer(jobs: () => readonly Job[], query = '', faults = {}): Promise<RunningApp> {
  const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [] } })
  app.store.setElements('jobs', jobs())
  Object.assign(app.store.faults, faults)
  await act(async () => app.navigate(path + query))
  return app
}

beforeEach(() => Object.assign(sheets, { Admin: undefined, Employer: undefined }))
// A busy machine takes its time to read the workplace's code, and no test is about that.
beforeAll(() => import('#renderer/routes/dashboard-route.tsx'), 60_000)
afterEach(cleanup)

describe('employer dashboard', () => {
  test('says in the statistics how many candidates have seen a job', async () => {
    const app = await employer(() => ofMine(2, () => ({ status: 'approved' })), '?tab=numbers')
    act(() => app.store.setElements('jobViews', [{ id: 'job_1', employerId: uid(), count: 12, revision: 12 }]))
    const cells = async (name: string) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(await cells('Setter 2 12 0 0 0 –')).toEqual(['12', '0', '0', '0', '–'])
    expect(await cells('Setter 1 0 0 0 0 –')).toHaveLength(5)
  })

  test('lists the employer’s own jobs in every status, newest first', async () => {
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

  test('offers Revise under More until a job is rejected, and no Edit', async () => {
    const app = await employer(() => ofMine(2, (index) => ({ status: index === 0 ? 'approved' : 'rejected' })))
    await count('2 jobs')
    expect(row('Setter 2').getByRole('link', { name: 'Revise' })).toBeDefined()
    expect(row('Setter 1').queryByRole('link', { name: 'Revise' })).toBeNull()
    await userEvent.click(row('Setter 1').getByRole('button', { name: 'More' }))
    const revise = await screen.findByRole('menuitem', { name: 'Revise (goes back to review)' })
    await leave(() => userEvent.click(revise))
    await waitFor(() => expect(app.at()).toBe('/employer/post-job/job_0'))
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })
})

describe('dashboard pagination', () => {
  test('shows five jobs per page and is part of the URL', async () => {
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
})

describe('admin dashboard', () => {
  const jobs = [
    jobOf('pending', { id: 'one', title: 'Wax Carver' }),
    jobOf('approved', { id: 'two', title: 'Polisher', employerId: 'admin' }),
    jobOf('pending', { id: 'three', title: 'Assorter' })
  ]

  test('shows every job with Edit and counts pending items', async () => {
    const app = await runApp(path, { as: 'Admin', elements: { jobs } })
    await count('3 jobs')
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeDefined()
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs.slice(0, 2)).toEqual(['All jobs', 'Shortlisted Candidates'])
    expect(row('Wax Carver').getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/employer/post-job/one')
    expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(3)
    expect(screen.queryByText('Revise')).toBeNull()
    const panel = within(screen.getByRole('tabpanel', { name: 'All jobs' }))
    expect(panel.getByText(/Loupe loads sample data at the next start/)).toBeDefined()
    expect(document.body.textContent).not.toContain('LOUPE_')
    const requests = await screen.findByRole('link', { name: '2 pending requests' })
    expect(requests.getAttribute('href')).toBe('/admin/requests')
    act(() => app.store.setElements('jobs', jobs.slice(0, 2)))
    await screen.findByRole('link', { name: '1 pending request' })
    expect(screen.queryByRole('link', { name: /company/ })).toBeNull()
    act(() => app.store.setElements('employerRequests', [requestOf('u-shah')]))
    const companies = await screen.findByRole('link', { name: '1 company wants to join' })
    expect(companies.getAttribute('href')).toBe('/admin/requests?tab=companies')
    const reportsOfOneJob = ['visitor', 'neighbour'].map((uid) => ({
      ...createReport(uid, jobs[1] as Job, { reason: 'asks-for-money', words: '' }, new Date()),
      revision: 1
    }))
    act(() => app.store.setElements('reports', reportsOfOneJob))
    const reports = await screen.findByRole('link', { name: '1 reported job' })
    expect(reports.getAttribute('href')).toBe('/admin/requests?tab=reports')
    await screen.findByRole('link', { name: 'Job Requests 3 waiting' })
    const sent = ['one', 'two'].map((id) =>
      applicationOf({ jobId: id, employerId: id === 'two' ? 'admin' : 'suvarna' })
    )
    act(() => {
      app.store.setElements('applications', sent)
      app.store.setElements('jobs', [jobs[0], { ...jobs[1], expiresOn: formatLocalDay(new Date()) }])
    })
    await act(() => app.accounts.signUp(emails.Employer, password, 'Employer').then(() => enter(app.accounts, 'Admin')))
    await screen.findByRole('link', { name: 'Dashboard 3 waiting' })
    const today = within(screen.getByRole('region', { name: 'Today' }))
    const band = today.getAllByRole('link', { name: /^\d/ }).map(({ textContent }) => textContent)
    expect(band.slice(3)).toEqual(['1 employer to approve', '1 new applicant', '1 job expires within 7 days'])
    const named = today.getByRole('link', { name: 'Stone setter' })
    expect(named.getAttribute('href')).toBe(`${path}?applicants=two&stage=new`)
    expect(band.reduce((sum, text) => sum + Number.parseInt(text ?? '', 10), 0)).toBe(3 + 3)
  })
})

test('admin dashboard › names the three requests that wait longest', async () => {
  const posted = (id: string, day: number) =>
    jobOf('pending', {
      ...{ id, title: `Setter ${id}`, postedDate: '2026-11-01' },
      history: [{ type: 'post', at: `2026-11-0${day}T08:00:00.000Z`, by: { uid: 'u', role: 'Employer' }, revision: 1 }]
    })
  const jobs = [posted('d', 4), posted('b', 2), posted('a', 1), posted('c', 3)]
  await runApp(path, { as: 'Admin', elements: { jobs } })
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  const named = await today.findAllByRole('listitem')
  expect(named.map(({ textContent }) => textContent)).toEqual(['Setter a', 'Setter b', 'Setter c'])
})

describe('View applications link', () => {
  const applications = () => screen.queryByRole('link', { name: /^View applications/ })

  test.each(['Admin', 'Employer'] as const)(
    'opens the configured spreadsheet of an %s in the browser',
    async (role) => {
      Object.assign(sheets, { Admin: 'https://sheets.example/Admin', Employer: 'https://sheets.example/Employer' })
      const app = await runApp(path, { as: role, elements: { jobs: [] } })
      await count('No jobs')
      await userEvent.click(applications() as HTMLElement)
      expect(app.opened).toEqual([`https://sheets.example/${role}`])
    }
  )
})
