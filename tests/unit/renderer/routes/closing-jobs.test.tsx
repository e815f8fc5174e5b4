// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobDetailDelayMs } from '#renderer/features/jobs/detail/job-detail.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'
import { createReport } from '#shared/domain/report/job-report-transitions.ts'
import { passTimers } from '#tests/support/hold-timers.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf, interviewStepsOf } from '#tests/support/sample-applications.ts'

const uid = () => useSession.getState().user?.uid ?? ''
const mine = (more: Partial<Job> = {}) => jobOf('approved', { employerId: uid(), expiresOn: '2026-12-20', ...more })
const stored = ({ store }: RunningApp, id = 'job_1') =>
  (store.readElements('jobs') as Job[]).find((job) => job.id === id)
const card = async (title: string) => within(await screen.findByRole('listitem', { name: title }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

interface Board {
  as?: Role
  jobs: () => readonly Job[]
  applications?: () => readonly Application[]
  steps?: () => readonly object[]
  reasons?: readonly SavedReason[]
}

/** A screen over a board that is made once it is known who looks at it. */
async function open(
  path: string,
  { as = 'Employer', jobs, applications, steps, reasons = [] }: Board
): Promise<RunningApp> {
  const app = await runApp('/404', { as, elements: { jobs: [], candidateProfiles: [] } })
  app.store.setElements('jobs', jobs())
  app.store.setElements('applications', applications?.() ?? [])
  app.store.setElements('threadSteps', steps?.() ?? [])
  app.store.setElements('savedReasons', reasons)
  await leave(async () => app.navigate(path))
  return app
}

const start = '2026-11-24T05:30:00.000Z'
const invite = (who: string, answer?: object) =>
  interviewStepsOf(applicationOf({ uid: who, employerId: uid(), state: 'interview' }), start, answer)
const confirm = { type: 'confirm', start }

/** Chooses what is to be done with a job. */
async function choose(title: string, what: string): Promise<void> {
  await userEvent.click((await card(title)).getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: what }))
}

// A busy machine takes its time to read the workplace's code, and no test is about that.
beforeAll(async () => {
  await import('#renderer/routes/dashboard-route.tsx')
  await import('#renderer/features/dashboard/lifecycle/job-lifecycle-dialogs.tsx')
  await import('#renderer/routes/moderation-route.tsx')
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') })
  passTimers(jobDetailDelayMs)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('closing a job on the dashboard', () => {
  const path = '/employer/dashboard'

  test('closes the job with the chosen outcome, and submits it again on Reopen', async () => {
    const to = (who: string, name: string, state: 'new' | 'interview') =>
      applicationOf({ employerId: uid(), uid: who, state }, name)
    const app = await open(path, {
      jobs: () => [mine()],
      applications: () => [
        to('u-meena', 'Meena Patel', 'new'),
        to('u-1', 'Asha Rao', 'interview'),
        to('u-2', 'Ravi Soni', 'interview'),
        to('u-3', 'Bina Shah', 'interview')
      ],
      steps: () => [...invite('u-1'), ...invite('u-2', confirm), ...invite('u-3', { type: 'decline' })]
    })
    await (await card('Stone setter')).findByRole('link', { name: '4 applicants 1 new' })
    await choose('Stone setter', 'Close')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    const more = (await card('Stone setter')).getByRole('button', { name: 'More' })
    await waitFor(() => expect(document.activeElement).toBe(more))
    await choose('Stone setter', 'Close')
    const question = within(await screen.findByRole('dialog', { name: 'Close Stone setter?' }))
    const read = async (text: string) => (await question.findByText(text)).closest('div')?.textContent
    expect(await read('1 applicant can still accept your invitation:')).toMatch(/ Asha Rao.*You can still answer/)
    expect(await read('1 interview stays:')).toMatch(/ Ravi Soni.*Your interview stays/)
    expect(await read('2 applicants are waiting for your reply:')).toMatch(/ Meena Patel\s· Bina Shah.*Position filled/)
    await userEvent.click(question.getByText('Not filled'))
    question.getByText('They will see: “The employer has closed this job without hiring anyone.”')
    await userEvent.click(question.getByText('Filled elsewhere'))
    expect(question.getByRole('radio', { name: 'Filled elsewhere', checked: true })).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Close job' }))
    expect(await screen.findByText('Job Closed')).toBeTruthy()
    expect(stored(app)).toMatchObject({ status: 'deleted', ending: 'filled-elsewhere' })
    expect((await card('Stone setter')).getByText('Closed')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Reopen')
    await userEvent.click((await card('Stone setter')).getByRole('button', { name: 'Reopen' }))
    await screen.findByText('“Stone setter” goes live again once our team approves it.')
    expect(stored(app)).toMatchObject({ status: 'pending' })
  })

  test('warns before the expiry and renews with one click', async () => {
    const app = await open(path, {
      jobs: () => [mine({ expiresOn: '2026-11-23' }), mine({ id: 'job_2', title: 'Polisher', expiresOn: '2026-12-20' })]
    })
    const soon = await screen.findByRole('link', { name: '1 job expires within 7 days' })
    expect(soon.getAttribute('href')).toBe(`${path}?sort=ends`)
    expect((await card('Polisher')).getByText(/Posted 1 Nov 2026 · Expires on 20 Dec 2026$/)).toBeTruthy()
    await userEvent.click((await card('Stone setter')).getByRole('button', { name: 'More' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Revise (goes back to review)',
      'Close'
    ])
    expect((await card('Stone setter')).getByText('Expires in 1 day.')).toBeTruthy()
    expect((await card('Polisher')).queryByText(/^Expires in/)).toBeNull()
    await userEvent.click((await card('Stone setter')).getByRole('button', { name: 'Renew' }))
    await waitFor(() => expect(stored(app)).toMatchObject({ status: 'approved', expiresOn: '2027-01-06' }))
    await waitFor(() => expect(screen.queryByText('1 job expires within 7 days')).toBeNull())
    expect(await screen.findByText('“Stone setter” is live till 6 Jan 2027.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('More')
  })

  test('keeps the reason of a failed takedown, and closes the reports on success', async () => {
    const job = mine({ employerId: 'u-suvarna' })
    const app = await open(path, { as: 'Admin', jobs: () => [job] })
    const money = createReport('visitor', job, { reason: 'asks-for-money', words: '' }, new Date())
    app.store.setElements('reports', [
      { ...money, revision: 1 },
      { ...money, revision: 1, id: 'visitor_job_2', jobId: 'job_2' }
    ])
    await choose('Stone setter', 'Take down')
    const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })
    fireEvent.change(await reason(), { target: { value: 'You ask for ₹500 as a fee.' } })
    app.store.faults.writes = 'offline'
    await press('Take down job')
    expect(await screen.findByText(/^“Stone setter” /)).toBeTruthy()
    app.store.faults.writes = undefined
    expect(stored(app)?.status).toBe('approved')
    await choose('Stone setter', 'Take down')
    expect((await reason()).value).toBe('You ask for ₹500 as a fee.')
    await press('Take down job')
    await waitFor(() => expect(stored(app)).toMatchObject({ status: 'deleted', ending: 'taken-down' }))
    await waitFor(() =>
      expect(app.store.readElements('reports')).toMatchObject([{ state: 'taken-down' }, { state: 'open' }])
    )
    expect(screen.queryByText(/are still open in Job Requests/)).toBeNull()
    // Another time needs another reason.
    await userEvent.click((await card('Stone setter')).getByRole('button', { name: 'Reopen' }))
    await waitFor(() => expect(stored(app)?.status).toBe('approved'))
    await choose('Stone setter', 'Take down')
    expect((await reason()).value).toBe('')
  })
})

describe('page of a closed or expired job', () => {
  const live = (index: number) => jobOf('approved', { id: `live_${index}`, title: `Setter ${index}` })
  const others = [...[1, 2, 3, 4].map(live), { ...live(5), category: 'Back Office' }]

  test.each([
    ['filled', { status: 'deleted', ending: 'filled-here' }, 'Position filled'],
    ['closed', { status: 'deleted', ending: 'not-filled' }, 'Job closed'],
    ['taken down', { status: 'deleted', ending: 'taken-down' }, 'Job taken down'],
    ['expired', { expiresOn: '2026-11-21' }, 'Job expired']
  ] as const)('for a job that is %s shows live jobs instead of Apply Now', async (_why, change, heading) => {
    await runApp('/jobs/job_1', { elements: { jobs: [jobOf('approved', change), ...others] } })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    const similar = await screen.findAllByRole('heading', { level: 3 })
    expect(similar.map(({ textContent }) => textContent)).toEqual(['Setter 4', 'Setter 3', 'Setter 2'])
    expect(screen.getByRole('heading', { level: 2, name: 'Open jobs in Production' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Setter 4' }).getAttribute('href')).toBe('/jobs/live_4')
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  })
})

test('dashboard › replies to all open applicants of a closed job at once', async () => {
  const to = (more: Partial<Application>) => applicationOf({ employerId: uid(), ...more })
  const app = await open('/employer/dashboard?applicants=job_1', {
    jobs: () => [mine({ status: 'deleted', ending: 'filled-here' })],
    applications: () => [
      to({ uid: 'u-1', id: 'u-1_job_1' }),
      to({ uid: 'u-2', id: 'u-2_job_1', state: 'interview' }),
      to({ uid: 'u-3', id: 'u-3_job_1', state: 'hired' }),
      to({ uid: 'u-4', id: 'u-4_job_1', state: 'interview' })
    ],
    steps: () => invite('u-4', confirm)
  })
  expect(await screen.findByText('2 applicants are waiting for your reply.', { exact: false })).toBeTruthy()
  expect(screen.getAllByText('Waiting for your reply')).toHaveLength(2)
  await press('Reply to all of them')
  const message = await screen.findByRole('textbox', { name: /^Message/ })
  await waitFor(() => expect(document.activeElement).toBe(message))
  fireEvent.change(message, { target: { value: 'Thank you all.' } })
  app.store.faults.writes = 'full'
  await press('Move 2 to Not selected')
  expect(await screen.findByText(/^Some were not saved\./)).toBeTruthy()
  app.store.faults.writes = undefined
  await press('Move 2 to Not selected')
  expect(await screen.findByText('2 applicants were informed.')).toBeTruthy()
  const after = app.store.readElements('applications') as Application[]
  expect(after.map(({ state }) => state)).toEqual(['not-now', 'not-now', 'hired', 'interview'])
  expect(after[0]?.history.at(-1)?.message).toBe('Thank you all.')
})
