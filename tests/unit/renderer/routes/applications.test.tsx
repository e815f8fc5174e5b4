// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

afterEach(cleanup)

const path = '/profile?tab=applications'
const uid = () => useSession.getState().user?.uid ?? ''
const mine = (more: Partial<Application> = {}): Application => {
  const { jobId = 'job_1' } = more
  return applicationOf({ uid: uid(), id: `${uid()}_${jobId}`, ...more })
}
const named = (title: string) => ({ title, company: 'Kesar Gold', location: 'Delhi DL' })
const stored = ({ store }: RunningApp) => store.readElements('applications') as Application[]
const findToast = async (text: string) =>
  within(await screen.findByRole('region', { name: /Notifications/ })).findByText(text)
const item = (title: string) => screen.findByRole('listitem', { name: title })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

/** A candidate's own applications, over a board that is made once it is known who looks at it. */
async function open(make: () => readonly Application[], jobs = [jobOf('approved')]): Promise<RunningApp> {
  const app = await runApp('/404', { as: 'Candidate', elements: { jobs, candidateProfiles: [] } })
  app.store.setElements('applications', make())
  await leave(async () => app.navigate(path))
  await screen.findByRole('heading', { name: 'My applications' })
  return app
}

describe('interview invitation in My applications', () => {
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const invite = (more: object = {}) => ({
    ...{ id: 'step_1', revision: 1, applicationId: `${uid()}_job_1`, uid: uid(), employerId: 'u-suvarna', line: 2 },
    ...{ at: '2026-11-21T10:00:00.000Z', type: 'invite', slots: [{ start, minutes: 30 }], contact: 'Mr. Mehta' },
    ...{ where: { kind: 'place', address: '14, Zaveri Bazaar', map: '' }, words: 'Bring your loupe.', ...more }
  })
  const invited = () => {
    const history = [
      { state: 'new', at: '2026-11-20T10:00:00.000Z' },
      { state: 'interview', at: '2026-11-21T09:00:00.000Z' }
    ] as const
    return mine({ state: 'interview', history: [...history], seen: 2 })
  }
  const openInvited = async (more?: object) => {
    const app = await open(() => {
      return [invited()]
    })
    await act(async () => app.store.setElements('threadSteps', [invite(more)]))
    return app
  }
  const steps = ({ store }: RunningApp) => store.readElements('threadSteps') as { type: string; words: string }[]

  test('is shown once, above the list, is confirmed with one click and noted in the history', async () => {
    const app = await openInvited()
    const box = within(await screen.findByRole('region', { name: 'Your interview' }))
    expect(box.getByText('Ask for Mr. Mehta')).toBeDefined()
    for (const once of ['Ask for Mr. Mehta', 'Bring your loupe.']) expect(screen.getAllByText(once)).toHaveLength(1)
    await userEvent.click(box.getByRole('button', { name: /^Confirm / }))
    expect(await screen.findByText(/^You confirmed /)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeDefined()
    expect(steps(app).at(-1)).toMatchObject({ type: 'confirm', start, words: '' })
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText(/^This cancels your interview on /)).toBeDefined()
  })

  test('tells of a closed job that only a confirmed interview stays', async () => {
    const app = await openInvited()
    act(() => app.store.setElements('jobs', [jobOf('approved', { status: 'deleted', ending: 'filled-here' })]))
    expect(await screen.findByText(/^This job is closed. You can still answer the invitation/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Confirm / }))
    expect(await screen.findByText(/^This job is closed. Your interview stays/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^I can/ }))
    expect(await screen.findByText('Position filled. This job is closed.')).toBeDefined()
    expect(screen.queryByText(/^This job is closed/)).toBeNull()
  })
})

describe('My applications', () => {
  test('lists only the user’s own applications, newest first', async () => {
    await open(() => [
      mine({ appliedAt: '2026-11-01T10:00:00.000Z' }),
      mine({ jobId: 'job_2', job: named('Gold polisher'), appliedAt: '2026-11-03T10:00:00.000Z' }),
      applicationOf({ uid: 'u-ravi', job: named('Ravi’s own') })
    ])
    await screen.findByRole('heading', { level: 2, name: '2 applications' })
    expect(titles()).toEqual(['Gold polisher', 'Stone setter'])
    expect((await item('Gold polisher')).textContent).toContain('Kesar Gold\u00a0· Delhi DL')
  })

  test('links to live jobs and explains why another job is unavailable', async () => {
    await open(
      () => [
        mine(),
        mine({ jobId: 'job_2', job: named('Gold polisher') }),
        mine({ jobId: 'job_3', job: named('Model maker') })
      ],
      [jobOf('approved'), jobOf('pending', { id: 'job_2' })]
    )
    const read = 'The employer changed this job. It will be back once our team approves it.'
    const removed = 'This job was removed.'
    await screen.findByText(removed)
    await screen.findByText(read)
    const openOne = within(await item('Stone setter'))
    expect(openOne.getByRole('link', { name: 'Stone setter' }).getAttribute('href')).toBe('/jobs/job_1')
    for (const [title, text] of [
      ['Gold polisher', read],
      ['Model maker', removed]
    ] as const) {
      const gone = within(await item(title))
      expect(gone.queryByRole('link')).toBeNull()
      expect(gone.getByText(text)).toBeDefined()
    }
  })

  test('shows each status change with its time and message', async () => {
    await open(() => [
      mine({
        state: 'new',
        message: 'I can come on Saturday.',
        seen: 4,
        history: [
          { state: 'new', at: '2026-11-20T10:00:00.000Z' },
          { state: 'not-now', at: '2026-11-20T11:00:00.000Z' },
          { state: 'interview', at: '2026-11-20T12:00:00.000Z' },
          { state: 'new', at: '2026-11-20T13:00:00.000Z' }
        ]
      })
    ])
    const shown = within(await item('Stone setter'))
    const lines = shown.getAllByRole('listitem').map((line) => line.querySelector('span')?.textContent?.trim())
    expect(lines).toEqual(['Applied', 'Not selected this time', 'Called for interview', 'Moved back to new'])
    const times = shown.getAllByRole('listitem').map((line) => line.querySelector('time')?.dateTime)
    expect(times[2]).toBe('2026-11-20T12:00:00.000Z')
    expect(shown.getByText('I can come on Saturday.')).toBeDefined()
  })
})

describe('employer’s reply in My applications', () => {
  test('is marked as new until the next visit', async () => {
    const app = await open(() => [mine({ state: 'interview' }), mine({ jobId: 'job_2', job: named('Gold polisher') })])
    expect(within(await item('Stone setter')).getByText('New update')).toBeDefined()
    expect(within(await item('Gold polisher')).queryByText('New update')).toBeNull()
    await waitFor(() => expect(stored(app)[0]).toMatchObject({ seen: 2, revision: 2 }))
    expect(screen.getByText('New update')).toBeDefined()
    await leave(async () => app.navigate('/profile'))
    await leave(async () => app.navigate(path))
    await item('Stone setter')
    expect(screen.queryByText('New update')).toBeNull()
  })

  test('is counted in the menu until read', async () => {
    const app = await runApp('/404', { as: 'Candidate', elements: { jobs: [], candidateProfiles: [] } })
    act(() => app.store.setElements('applications', [mine({ state: 'interview' })]))
    expect((await screen.findAllByRole('link', { name: 'My applications 1 new' })).length).toBeGreaterThan(0)
    await leave(async () => app.navigate('/profile'))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
    fireEvent.change(name(), { target: { value: 'Asha' } })
    await userEvent.click(screen.getAllByRole('link', { name: 'My applications 1 new' })[0] as HTMLElement)
    expect(app.at()).toBe(path)
    await item('Stone setter')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'My applications 1 new' })).toBeNull())
    // A look at them loses nothing of what was typed.
    await userEvent.click(screen.getAllByRole('link', { name: /^My Profile/ })[0] as HTMLElement)
    expect([app.at(), name().value, screen.queryByRole('listitem', { name: 'Stone setter' })]).toEqual([
      ...['/profile', 'Asha', null]
    ])
  })
})

describe('Withdraw button', () => {
  const question = () => within(screen.getByRole('dialog', { name: 'Withdraw this application?' }))
  const press = (name: string) => userEvent.click(question().getByRole('button', { name }))
  const ask = async () => userEvent.click(within(await item('Stone setter')).getByRole('button', { name: 'Withdraw' }))

  test('removes all personal data from the employer’s view', async () => {
    const app = await open(() => [mine({ message: 'Hello' })])
    act(() => app.store.setElements(`appliedJobs_${uid()}`, ['job_1']))
    await ask()
    await press('Withdraw')
    await findToast('Application Withdrawn')
    const shown = within(await item('Stone setter'))
    expect(await shown.findByText('Withdrawn by you')).toBeDefined()
    expect(shown.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    expect(shown.queryByText('New update')).toBeNull()
    expect(stored(app)).toMatchObject([{ state: 'withdrawn', profile: null, message: '' }])
    // A second application is refused.
    await leave(async () => app.navigate('/jobs'))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Applied' })).disabled).toBe(true)
  })
})
