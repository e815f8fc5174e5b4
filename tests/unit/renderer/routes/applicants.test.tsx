// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as configured from '#renderer/config/configuration.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { leave, type RunningApp, runApp } from '#tests/support/app.tsx'
import { applicationOf } from '#tests/support/applications.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import { jobOf } from '#tests/support/job-people.ts'

/** How long the store takes to answer where a test holds its answer, in milliseconds: a length that nothing else waits for. */
const answerMs = 61

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

const posting = async (title: string) => within(await screen.findByRole('listitem', { name: title }))
const column = (name: string) => screen.findByRole('region', { name })
const names = async (stage: string) =>
  within(await column(stage))
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent)
const stored = (app: RunningApp, id = 'u-meena_job_1') =>
  (app.store.readElements('applications') as Application[]).find((one) => one.id === id)
const put = (app: RunningApp, ...applications: Application[]) =>
  act(async () => app.store.setElements('applications', applications))
const toast = (text: string) => screen.findByText(text)
const menuOf = (name: string) => screen.getByRole('button', { name: `Move ${name} to` })

async function moveBy(name: string, stage: string): Promise<void> {
  await userEvent.click(menuOf(name))
  await userEvent.click(screen.getByRole('menuitem', { name: stage }))
}

beforeAll(() => import('#renderer/routes/dashboard.tsx'), 60_000)
afterEach(() => {
  cleanup()
  outside.form = undefined
})

describe('on the dashboard', () => {
  test('each posting says how many applied and how many of them are new, and so does the head', async () => {
    const app = await open({
      jobs: () => [mine(), mine({ id: 'job_2', title: 'Polisher', postedDate: '2026-10-01' })],
      applications: () => [toMe(), ravi({ state: 'reviewed' }), toMe({ uid: 'u-asha', state: 'withdrawn' })]
    })
    const link = await (await posting('Stone setter')).findByRole('link', { name: '2 applicants 1 new' })
    expect((await posting('Polisher')).getByRole('link', { name: 'No applicants yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: '1 new applicant' }).getAttribute('href')).toBe(`${path}${ofJob}&stage=new`)
    await leave(() => userEvent.click(link))
    expect(app.at()).toBe(path + ofJob)
    expect(await screen.findByRole('heading', { level: 2, name: 'Applicants for Stone setter' })).toBe(
      document.activeElement
    )
    expect(screen.getByText('Suvarna Jewels · Surat GJ')).toBeDefined()
    expect(screen.getAllByRole('tab')).toHaveLength(3)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My Posted Jobs')
  })

  test('new applicants of several postings are reached by a list of these alone', async () => {
    const app = await open({
      jobs: () => ['job_1', 'job_2', 'job_3'].map((id) => mine({ id, title: `Setter of ${id}` })),
      applications: () => [toMe(), toMe({ jobId: 'job_2' }), toMe({ jobId: 'job_3', state: 'reviewed' })]
    })
    await leave(async () => userEvent.click(await screen.findByRole('link', { name: '2 new applicants' })))
    expect(app.at()).toBe(`${path}?new=1`)
    await screen.findByRole('heading', { level: 2, name: '2 jobs' })
    expect(screen.queryByRole('listitem', { name: 'Setter of job_3' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'With new applicants Remove filter' }))
    await screen.findByRole('heading', { level: 2, name: '3 jobs' })
  })

  test('a posting whose people apply through a form outside does not say that nobody has applied', async () => {
    outside.form = 'https://forms.example.com/apply'
    await open({
      jobs: () => [mine(), mine({ id: 'job_2', title: 'Polisher', postedDate: '2026-10-01' })],
      applications: () => [toMe()]
    })
    await (await posting('Stone setter')).findByRole('link', { name: '1 applicant 1 new' })
    expect((await posting('Polisher')).queryByRole('link', { name: /applicants/i })).toBeNull()
  })

  test('Back, the link and the tab lead from the applicants to the postings', async () => {
    const app = await openBoard(() => [toMe()])
    await column('New 1')
    await leave(() => userEvent.click(screen.getByRole('link', { name: 'My posted jobs' })))
    expect(app.at()).toBe(path)
    await posting('Stone setter')
    await act(async () => app.navigate(-1))
    await column('New 1')
    await leave(() => userEvent.click(screen.getByRole('tab', { name: 'My Posted Jobs' })))
    await posting('Stone setter')
  })

  test('a new applicant is counted without a reload, and an interview that is near is named', async () => {
    const app = await open({ jobs: () => [mine()], applications: () => [] })
    await (await posting('Stone setter')).findByRole('link', { name: 'No applicants yet' })
    await put(app, toMe())
    await (await posting('Stone setter')).findByRole('link', { name: '1 applicant 1 new' })
    const invited = ravi({ state: 'interview' })
    const start = new Date(Date.now() + 3_600_000).toISOString()
    const of = { revision: 1, applicationId: invited.id, uid: invited.uid, employerId: invited.employerId, words: '' }
    const where = { kind: 'phone', number: '98765 43210' }
    app.store.setElements('threadSteps', [
      {
        ...{ ...of, id: 'invite', at: '2026-11-21T10:00:00.000Z', did: 'invite', line: 2, where, contact: '' },
        slots: [{ start, minutes: 30 }]
      },
      { ...of, id: 'confirm', at: '2026-11-21T11:00:00.000Z', did: 'confirm', invitation: 'invite', start }
    ])
    await put(app, toMe(), invited)
    await screen.findByRole('link', { name: /: interview, Ravi Soni · Stone setter$/ })
  })

  test('the applicants of a posting that was deleted or given away are reached by the name it had', async () => {
    await open({
      jobs: () => [mine(), jobOf('approved', { id: 'job_3', employerId: 'u-kesar' })],
      applications: () => [
        toMe(),
        toMe({ jobId: 'job_2', job: { title: 'Wax carver', company: 'Suvarna Jewels', location: '' } }),
        toMe({ jobId: 'job_3', job: { title: 'Given away', company: '', location: '' } })
      ]
    })
    await userEvent.click(await screen.findByText('Applicants of removed postings (2)'))
    const gone = screen.getByText('Wax carver · Suvarna Jewels').closest('li')
    expect(screen.getByText('Given away')).toBeDefined()
    await leave(() => userEvent.click(within(gone as HTMLElement).getByRole('link', { name: '1 applicant 1 new' })))
    await screen.findByRole('heading', { level: 2, name: 'Applicants for Wax carver' })
    expect(screen.getByText(/not among yours any more/)).toBeDefined()
    await moveBy('Meena Patel', 'Reviewed')
    await waitFor(async () => expect(await names('Reviewed 1')).toEqual(['Meena Patel']))
  })

  test('another employer finds nothing of them, by the address neither', async () => {
    await open({
      jobs: () => [jobOf('approved')],
      applications: () => [applicationOf()],
      query: ofJob
    })
    await screen.findByRole('heading', { name: 'There are no applicants here' })
    expect(document.body.textContent).not.toContain('Meena')
    await leave(() => userEvent.click(screen.getByRole('link', { name: 'My posted jobs' })))
    await screen.findByRole('heading', { name: 'You have not posted a job yet' })
    expect(screen.queryByText(/removed postings/)).toBeNull()
    expect(screen.queryByText(/new applicant/)).toBeNull()
  })

  test('the administrator sees the applicants of all jobs', async () => {
    await open({
      as: 'Admin',
      jobs: () => [jobOf('approved'), jobOf('approved', { id: 'job_2', title: 'Polisher', employerId: 'u-kesar' })],
      applications: () => [
        applicationOf(),
        applicationOf({ jobId: 'job_2', employerId: 'u-kesar', uid: 'u-ravi' }, 'Ravi Soni')
      ]
    })
    await (await posting('Stone setter')).findByRole('link', { name: '1 applicant 1 new' })
    const link = (await posting('Polisher')).getByRole('link', { name: '1 applicant 1 new' })
    await leave(() => userEvent.click(link))
    expect(await names('New 1')).toEqual(['Ravi Soni'])
  })
})

describe('the board', () => {
  test('shows who stands where, with counts, and those who came last first', async () => {
    await openBoard(() => [
      toMe(),
      ravi({ appliedAt: '2026-11-21T10:00:00.000Z' }),
      toMe({ uid: 'u-asha', state: 'hired' }, 'Asha Rao'),
      toMe({ jobId: 'job_9', uid: 'u-else' }, 'Of another job')
    ])
    expect(await names('New 2')).toEqual(['Ravi Soni', 'Meena Patel'])
    expect(await names('Hired 1')).toEqual(['Asha Rao'])
    for (const stage of ['Reviewed 0', 'Interview 0', 'Not now 0']) expect(await names(stage)).toEqual([])
    expect(screen.queryByText('Of another job')).toBeNull()
    const waiting = within(await column('New 2'))
    expect(waiting.getByText('Applied 21 Nov 2026')).toBeDefined()
    for (const text of ['Kundan setter', 'Jaipur RJ · 8 years at the bench'])
      expect(waiting.getAllByText(text)).toHaveLength(2)
    // Only a posting that has ended owes answers.
    expect(screen.queryByText('Waiting for an answer')).toBeNull()
  })

  test('moves an applicant by the menu; the focus stays with the card, and what happened is said', async () => {
    const app = await openBoard(() => [toMe(), ravi()])
    await column('New 2')
    await moveBy('Meena Patel', 'Reviewed')
    expect(await names('Reviewed 1')).toEqual(['Meena Patel'])
    expect(document.activeElement).toBe(menuOf('Meena Patel'))
    await waitFor(() => expect(stored(app)).toMatchObject({ state: 'reviewed' }))
    await screen.findByText('Meena Patel is now in Reviewed.')
    expect(stored(app)?.history).toHaveLength(2)
  })

  test('an applicant who cannot be stored goes back, and the focus with them', async () => {
    const app = await openBoard(() => [toMe()])
    await column('New 1')
    Object.assign(app.store.faults, { writes: 'full', delayMs: answerMs })
    const answer = holdTimers(answerMs)
    await moveBy('Meena Patel', 'Reviewed')
    expect(await names('Reviewed 1')).toEqual(['Meena Patel'])
    await act(async () => answer())
    await toast('Not saved')
    expect(await names('New 1')).toEqual(['Meena Patel'])
    expect(document.activeElement).toBe(menuOf('Meena Patel'))
    expect(stored(app)).toMatchObject({ state: 'new' })
  })

  test('shows a withdrawn application apart, with nobody’s name', async () => {
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

  test('begins a long column with twenty applicants', async () => {
    await openBoard(() => Array.from({ length: 45 }, (_, index) => toMe({ uid: `u-${index}` }, `Applicant ${index}`)))
    expect(await names('New 45')).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: 'Show 20 more in New' }))
    expect(await names('New 45')).toHaveLength(40)
    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more in New' }))
    expect(await names('New 45')).toHaveLength(45)
  })
})

describe('where there is nobody', () => {
  test('a live posting can be shared', async () => {
    const app = await openBoard(() => [])
    await screen.findByRole('heading', { level: 3, name: 'Nobody has applied yet' })
    await userEvent.click(screen.getByRole('button', { name: 'Share via WhatsApp' }))
    await toast('Job Shared!')
    expect(app.opened[0]).toContain('wa.me')
  })

  test('a posting that is not live says when people can apply', async () => {
    await open({ jobs: () => [mine({ status: 'pending' })], applications: () => [], query: ofJob })
    await screen.findByText(/once the posting is approved/)
    expect(screen.queryByRole('button', { name: 'Share via WhatsApp' })).toBeNull()
  })

  test('a storage that does not answer can be asked again', async () => {
    const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [], applications: [] } })
    app.store.setElements('jobs', [mine()])
    app.store.setElements('applications', [toMe()])
    app.store.faults.reads = 'unavailable'
    await act(async () => app.navigate(path + ofJob))
    await screen.findByRole('heading', { name: 'The applicants could not be read' })
    app.store.faults.reads = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await names('New 1')).toEqual(['Meena Patel'])
  })
})

test('an employer with more applications than are read is told how many there are, and gets the older ones', async () => {
  const manyOf = () =>
    Array.from({ length: 2003 }, (_, index) =>
      toMe({ uid: `u-${index}`, appliedAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString() })
    )
  await open({ jobs: () => [mine()], applications: () => manyOf() })
  const older = await screen.findByText(/^The newest 2,000 of 2,003 applications are shown and counted\./)
  expect((await posting('Stone setter')).getByRole('link', { name: /^2,000 applicants/ })).toBeDefined()
  await userEvent.click(within(older.closest('p') as HTMLElement).getByRole('button', { name: 'Show older ones' }))
  await waitFor(async () =>
    expect((await posting('Stone setter')).getByRole('link', { name: /^2,003 applicants/ })).toBeDefined()
  )
  expect(screen.queryByText(/^The newest/)).toBeNull()
})

describe('those chosen', () => {
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` })
  const asha = () => toMe({ uid: 'u-asha' }, 'Asha Rao')

  test('are moved only as long as they are chosen, and who is chosen meanwhile stays so', async () => {
    const app = await openBoard(() => [toMe(), ravi(), asha()])
    for (const name of ['Meena Patel', 'Ravi Soni']) await userEvent.click(await box(name))
    app.store.faults.delayMs = answerMs
    const answer = holdTimers(answerMs)
    await userEvent.click(screen.getByRole('button', { name: 'Move the selected to' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reviewed' }))
    // One of the two is being moved, whoever it is; the other is taken back out.
    const first = (await names('Reviewed 1'))[0] ?? ''
    const second = first === 'Ravi Soni' ? 'Meena Patel' : 'Ravi Soni'
    fireEvent.click(await box(second))
    fireEvent.click(await box('Asha Rao'))
    app.store.faults.delayMs = undefined
    await act(async () => answer())
    await screen.findByText('1 applicant is now in Reviewed.')
    expect(await names('Reviewed 1')).toEqual([first])
    const isChosen = async (name: string) => (await box(name)).checked
    expect([await isChosen(first), await isChosen(second), await isChosen('Asha Rao')]).toEqual([false, false, true])
  })

  test('stay so who cannot be moved, and each is named', async () => {
    const app = await openBoard(() => [toMe(), ravi()])
    const people = ['Meena Patel', 'Ravi Soni']
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    await userEvent.click(all)
    // Applicants hidden by the search are not moved unseen.
    const words = screen.getByRole('searchbox', { name: 'Search applicants' })
    await act(async () => fireEvent.change(words, { target: { value: 'Ravi' } }))
    await screen.findByText('1 selected')
    await act(async () => fireEvent.change(words, { target: { value: '' } }))
    await screen.findByText('2 selected')
    app.store.faults.writes = 'full'
    await userEvent.click(screen.getByRole('button', { name: 'Move the selected to' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reviewed' }))
    const outcome = await screen.findByRole('alert')
    for (const name of people) {
      expect(outcome.textContent).toContain(`${name} was not moved: the change could not be saved.`)
      expect((await box(name)).checked).toBe(true)
    }
    expect((await names('New 2')).sort()).toEqual(people)
    await userEvent.click(all)
    for (const name of people) expect((await box(name)).checked).toBe(false)
    await userEvent.click(all)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    for (const name of people) expect((await box(name)).checked).toBe(false)
  })

  test('all at once are those whom the filter shows: whoever it hides stays where they are', async () => {
    const app = await openBoard(() => [toMe(), ravi(), asha()], `${ofJob}&who=ravi`)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Move the selected to' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reviewed' }))
    await screen.findByText(/ now in Reviewed\.$/)
    const states = ['u-meena', 'u-ravi', 'u-asha'].map((person) => stored(app, `${person}_job_1`)?.state)
    expect(states).toEqual(['new', 'reviewed', 'new'])
  })
})

describe('the filters', () => {
  test('keep the first of two choices that are made before the address follows', async () => {
    const app = await openBoard(() => [toMe(), ravi()])
    await column('New 2')
    const words = screen.getByRole('searchbox', { name: 'Search applicants' })
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Stage' }))
    const stage = await screen.findByTitle('New')
    await act(async () => {
      fireEvent.change(words, { target: { value: 'Meena' } })
      fireEvent.click(stage)
    })
    expect(app.at()).toBe(`${path}${ofJob}&who=Meena&stage=new`)
  })

  test('that nobody fits say so, and are let go', async () => {
    const app = await openBoard(() => [toMe()], `${ofJob}&who=ravi`)
    const none = (await screen.findByRole('heading', { name: 'No applicant fits this search' })).parentElement
    await userEvent.click(within(none as HTMLElement).getByRole('button', { name: 'Show all applicants' }))
    expect(await names('New 1')).toEqual(['Meena Patel'])
    expect(app.at()).toBe(path + ofJob)
  })
})
