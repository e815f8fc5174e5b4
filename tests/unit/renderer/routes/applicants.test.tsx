// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as configured from '#renderer/config/build-time-settings.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf, interviewStepsOf } from '#tests/support/sample-applications.ts'

const outside: { form: string | undefined } = { form: undefined }
beforeEach(() => {
  vi.spyOn(configured, 'applicationForm', 'get').mockImplementation(() => outside.form)
})

const path = '/employer/dashboard'
const uid = () => useSession.getState().user?.uid ?? ''
const mine = (more: Partial<Job> = {}) => jobOf('approved', { employerId: uid(), ...more })
const toMe = (more: Partial<Application> = {}, name?: string) => applicationOf({ employerId: uid(), ...more }, name)
const ravi = (more: Partial<Application> = {}) => toMe({ uid: 'u-ravi', ...more }, 'Ravi Soni')

interface BoardData {
  jobs: () => readonly Job[]
  applications: () => readonly Application[]
  query?: string
  as?: Role
}

/** A dashboard over a board that is made once it is known who looks at it. */
async function open({ jobs, applications, query = '', as = 'Employer' }: BoardData): Promise<RunningApp> {
  const app = await runApp('/about-us', { as, elements: { jobs: [], applications: [] } })
  app.store.setElements('jobs', jobs())
  app.store.setElements('applications', applications())
  await act(async () => app.navigate(path + query))
  return app
}

const ofJob = '?applicants=job_1'
/** The board of one job with these applicants. */
const openBoard = (applications: () => readonly Application[], query = ofJob) =>
  open({ jobs: () => [mine()], applications, query })

const job = async (title: string) => within(await screen.findByRole('listitem', { name: title }))
const column = (name: string) => screen.findByRole('region', { name })
const names = async (stage: string) =>
  within(await column(stage))
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent)
const stored = (app: RunningApp, id = 'u-meena_job_1') =>
  (app.store.readElements('applications') as Application[]).find((one) => one.id === id)
const menuOf = (name: string) => screen.getByRole('button', { name: `Move ${name} to` })

async function moveBy(name: string, stage: string): Promise<void> {
  await userEvent.click(menuOf(name))
  await userEvent.click(screen.getByRole('menuitem', { name: stage }))
}

beforeAll(() => import('#renderer/routes/dashboard-route.tsx'), 60_000)
afterEach(() => {
  cleanup()
  outside.form = undefined
})

describe('applicant counts on the dashboard', () => {
  test('show the number of all and of new applicants', async () => {
    const app = await open({
      jobs: () => [mine(), mine({ id: 'job_2', title: 'Polisher', postedDate: '2026-10-01' })],
      applications: () => [toMe(), ravi({ state: 'reviewed' }), toMe({ uid: 'u-asha', state: 'withdrawn' })]
    })
    const link = await (await job('Stone setter')).findByRole('link', { name: '2 applicants 1 new' })
    expect((await job('Polisher')).getByRole('link', { name: 'No applicants yet' })).toBeDefined()
    expect((await screen.findByRole('link', { name: '1 new applicant' })).getAttribute('href')).toBe(
      `${path}${ofJob}&stage=new`
    )
    await leave(() => userEvent.click(link))
    expect(app.at()).toBe(path + ofJob)
    expect(await screen.findByRole('heading', { level: 2, name: 'Applicants for Stone setter' })).toBe(
      document.activeElement
    )
    expect(screen.getByText('Suvarna Jewels · Surat GJ')).toBeDefined()
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My Posted Jobs')
  })

  test('show nothing to another employer, even by URL', async () => {
    await open({
      jobs: () => [jobOf('approved')],
      applications: () => [applicationOf()],
      query: ofJob
    })
    await screen.findByRole('heading', { name: 'No applicants here' })
    expect(document.body.textContent).not.toContain('Meena')
    await leave(() => userEvent.click(screen.getByRole('link', { name: 'My posted jobs' })))
    await screen.findByRole('heading', { name: 'You have not posted a job yet' })
    expect(screen.queryByText(/removed jobs/)).toBeNull()
    expect(screen.queryByText(/new applicant/)).toBeNull()
  })
})

describe('applicants of a job', () => {
  test('are grouped by status with counts, newest first', async () => {
    await openBoard(() => [
      toMe(),
      ravi({ appliedAt: '2026-11-21T10:00:00.000Z' }),
      toMe({ uid: 'u-asha', state: 'hired' }, 'Asha Rao'),
      toMe({ jobId: 'job_9', uid: 'u-else' }, 'Of another job')
    ])
    expect(await names('New 2')).toEqual(['Ravi Soni', 'Meena Patel'])
    expect(await names('Hired 1')).toEqual(['Asha Rao'])
    for (const stage of ['Reviewed 0', 'Interview 0', 'Not selected 0']) expect(await names(stage)).toEqual([])
    expect(screen.queryByText('Of another job')).toBeNull()
    const waiting = within(await column('New 2'))
    expect(waiting.getByText('Applied 21 Nov 2026')).toBeDefined()
    for (const text of ['Kundan setter', 'Jaipur RJ · 8 years at the bench'])
      expect(waiting.getAllByText(text)).toHaveLength(2)
    // Only a job that has ended owes answers.
    expect(screen.queryByText('Waiting for your reply')).toBeNull()
  })

  test('can be moved by a menu, which keeps the focus and announces the change', async () => {
    const app = await openBoard(() => [toMe(), ravi()])
    await column('New 2')
    await moveBy('Meena Patel', 'Reviewed')
    expect(await names('Reviewed 1')).toEqual(['Meena Patel'])
    expect(document.activeElement).toBe(menuOf('Meena Patel'))
    await waitFor(() => expect(stored(app)).toMatchObject({ state: 'reviewed' }))
    await screen.findByText('Meena Patel is now in Reviewed.')
    expect(stored(app)?.history).toHaveLength(2)
  })

  test('are asked about first when a move cancels a fixed interview', async () => {
    const start = new Date(Date.now() + 86_400_000).toISOString()
    const met = () => toMe({ state: 'interview' })
    const app = await openBoard(() => [met()])
    await act(async () =>
      app.store.setElements('threadSteps', interviewStepsOf(met(), start, { type: 'confirm', start }))
    )
    await column('Interview 1')
    await moveBy('Meena Patel', 'Reviewed')
    await screen.findByText(/^This cancels the interview on /)
    expect(stored(app)).toMatchObject({ state: 'interview' })
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(stored(app)).toMatchObject({ state: 'reviewed' }))
  })

  test('list withdrawn applications as anonymous', async () => {
    const gone = (uid: string, at: string) =>
      toMe({
        ...{ uid, state: 'withdrawn' },
        history: [
          { state: 'new', at: '2026-11-20T10:00:00.000Z' },
          { state: 'withdrawn', at }
        ]
      })
    await openBoard(() => [gone('u-meena', '2026-11-22T10:00:00.000Z'), gone('u-ravi', '2026-11-23T10:00:00.000Z')])
    const region = await screen.findByRole('region', { name: '2 applications were withdrawn' })
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    ).toEqual([
      'Applied 20 Nov 2026, withdrawn by the candidate 23 Nov 2026',
      'Applied 20 Nov 2026, withdrawn by the candidate 22 Nov 2026'
    ])
    expect(screen.queryByRole('heading', { level: 4 })).toBeNull()
  })
})
