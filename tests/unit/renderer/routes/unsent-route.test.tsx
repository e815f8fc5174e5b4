// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { refusals } from '#shared/collections/outbox-items.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { contentNamed, jobOf } from '#tests/support/job-people.ts'
import { password } from '#tests/support/people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'

// Their code is on the way otherwise, and a test would find the form it came from.
beforeAll(async () => {
  await import('#renderer/routes/unsent-route.tsx')
  await import('#renderer/routes/unsent-provider.tsx')
  await import('#renderer/routes/post-job-route.tsx')
}, 60_000)
afterEach(cleanup)

const uid = () => useSession.getState().user?.uid ?? ''
const unsent = ({ device }: RunningApp) => device.readElements(`unsent_${uid()}`) as { id: string; message?: string }[]
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const findToast = async (text: string | RegExp) =>
  within(await screen.findByRole('region', { name: /Notifications/ })).findByText(text)
/** A browser's event when the network is back. */
const reselect = (app: RunningApp) => {
  app.store.faults.writes = undefined
  act(() => void window.dispatchEvent(new Event('online')))
}
const item = (title: string) => within(screen.getByRole('listitem', { name: title }))

const job = (id: string, title: string, more: object = {}) => ({
  ...{ kind: 'job', id, revision: 1, uid: uid(), at: '2026-11-21T10:00:00.000Z', content: contentNamed(title) },
  ...more
})
const put = (app: RunningApp, elements: object[]) => act(() => app.device.setElements(`unsent_${uid()}`, elements))

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea, select' })
const fill = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
function choose(name: string, option: string): void {
  fireEvent.mouseDown(field(name))
  const list = document.getElementById(field(name).getAttribute('aria-controls') ?? '') as HTMLElement
  fireEvent.click(within(list).getByText(option, { selector: '[role=option], [role=option] *' }))
}

async function fillJob(): Promise<void> {
  await screen.findByLabelText('Job title')
  fill('Job title', 'Polki Setter')
  fill('Company', 'Zaveri Company')
  fill('Location', 'Bhuj GJ')
  fill('Description', 'Sets polki in gold.')
  choose('Category', 'Production')
  choose('Job type', 'Contract')
  fireEvent.click(screen.getByRole('checkbox', { name: /^I confirm that nobody/ }))
}

describe('new job while offline', () => {
  test('is stored in Unsent and sent once when the network returns', async () => {
    const app = await runApp('/employer/post-job', { as: 'Employer', shared: true, elements: { jobs: [] } })
    await fillJob()
    app.store.faults.writes = 'offline'
    await press('Submit for review')
    await findToast('You are offline. “Polki Setter” is in Unsent and is sent when you are online.')
    await screen.findByRole('heading', { level: 1, name: 'Unsent' })
    expect(app.at()).toBe('/unsent')
    expect(unsent(app)).toMatchObject([{ kind: 'job', content: { title: 'Polki Setter' } }])
    await item('Polki Setter').findByText('Waiting to be sent')
    expect(item('Polki Setter').getByText(/Sets polki in gold\./)).toBeDefined()
    await leave(async () => app.navigate('/'))
    await screen.findByRole('link', { name: 'Unsent (1)' })
    expect(screen.getByText('One will be sent when you are online.')).toBeDefined()

    reselect(app)
    await findToast('“Polki Setter” was sent.')
    expect(app.store.readElements('jobs')).toMatchObject([{ title: 'Polki Setter', status: 'pending' }])
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Unsent/ })).toBeNull())
    expect(unsent(app)).toEqual([])
  })
})

test('unsent jobs and applications › of a previous visit are sent immediately', async () => {
  const app = await runApp('/unsent', { as: 'Employer', shared: true, elements: { jobs: [] } })
  await screen.findByText('Nothing is unsent')
  put(app, [job('job_1', 'Caster')])
  await findToast('“Caster” was sent.')
  expect(app.store.readElements('jobs')).toMatchObject([{ id: 'job_1', title: 'Caster' }])
})

describe('application while offline', () => {
  const profile = (more: object = {}) => ({
    ...{ ...emptyProfile, id: uid(), revision: 1, name: 'Meena Patel', headline: 'Kundan setter' },
    ...{ location: 'Jaipur RJ', hidden: false, ...more }
  })
  async function apply(app: RunningApp, message: string) {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
    await screen.findByRole('dialog', { name: 'Apply: Stone setter' })
    fireEvent.change(await screen.findByLabelText(/^Message to the employer/), { target: { value: message } })
    app.store.faults.writes = 'offline'
    await press('Send Application')
    await findToast(/Your application for ‘Stone setter’ is in Unsent and is sent when you are online/)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Apply/ })).toBeNull())
  }

  test('is stored with the last typed message and sent once', async () => {
    const app = await runApp('/jobs', { as: 'Candidate', shared: true, elements: { jobs: [jobOf('approved')] } })
    act(() => app.store.setElements(userProfiles.of(uid()).name, [profile()]))
    await apply(app, 'I can come on Saturday.')
    await screen.findByRole('link', { name: 'Unsent (1)' })
    // Said again before there is a connection: one application, with the last words.
    await apply(app, 'I can come on Sunday.')
    expect(unsent(app)).toMatchObject([{ message: 'I can come on Sunday.' }])
    reselect(app)
    await findToast('“Stone setter” was sent.')
    expect(app.store.readElements('applications')).toMatchObject([{ message: 'I can come on Sunday.', jobId: 'job_1' }])
    await screen.findByRole('button', { name: 'Applied' })
  })

  test('keeps the typed text in the dialog when the device is full', async () => {
    const app = await runApp('/jobs', { as: 'Candidate', shared: true, elements: { jobs: [jobOf('approved')] } })
    act(() => app.store.setElements(userProfiles.of(uid()).name, [profile()]))
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
    const message = await screen.findByLabelText<HTMLTextAreaElement>(/^Message to the employer/)
    fireEvent.change(message, { target: { value: 'I can come on Saturday.' } })
    app.store.faults.writes = 'offline'
    app.device.faults.writes = 'full'
    await press('Send Application')
    await findToast(/this device could not save it/)
    expect([
      screen.queryByRole('dialog', { name: 'Apply: Stone setter' }) !== null,
      message.value,
      unsent(app)
    ]).toEqual([...[true, 'I can come on Saturday.', []]])
  })
})

describe('rejected job or application in Unsent', () => {
  const reasons: Record<(typeof refusals)[number], RegExp> = {
    ended: /This job is closed/,
    applied: /already applied for this job/,
    different: /is already on Loupe with another text/,
    unverified: /Your email is not confirmed/,
    full: /Loupe is full/,
    forbidden: /Your account cannot send this/,
    other: /This could not be accepted/
  }

  test('is shown with reason and text, and counted on each screen', async () => {
    const app = await runApp('/unsent', { as: 'Employer', shared: true })
    await screen.findByText('Nothing is unsent')
    const twenty = Array.from({ length: 20 }, (_, at) => ({
      title: `Caster ${at + 1}`,
      refusal: refusals[at % refusals.length] ?? 'other'
    }))
    put(
      app,
      twenty.map(({ title, refusal }, at) => job(`job_${at}`, title, { refusal }))
    )
    await screen.findByText('20 were not accepted.')
    for (const { title, refusal } of twenty) {
      const shown = item(title)
      expect(shown.getByText('Not accepted')).toBeDefined()
      expect(shown.getByText(reasons[refusal])).toBeDefined()
      expect(shown.getByText(/Check prongs/).closest('details')?.open).toBe(true)
    }
  })

  test('is removed only after a confirmation', async () => {
    const app = await runApp('/unsent', { as: 'Employer', shared: true })
    put(app, [job('job_1', 'Caster', { refusal: 'full' }), job('job_2', 'Melter', { refusal: 'full' })])
    await userEvent.click(await waitFor(() => item('Caster').getByRole('button', { name: 'Remove' })))
    await press('Cancel')
    expect(unsent(app)).toHaveLength(2)
    await userEvent.click(item('Caster').getByRole('button', { name: 'Remove' }))
    const question = within(screen.getByRole('dialog', { name: 'Remove without sending?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(unsent(app).map(({ id }) => id)).toEqual(['job_2']))
  })
})

test('unsent jobs and applications › are neither shown to nor sent for another user', async () => {
  const app = await runApp('/', { as: 'Employer', shared: true, elements: { jobs: [] } })
  put(app, [job('job_1', 'Caster', { refusal: 'full' })])
  await screen.findByRole('link', { name: 'Unsent (1)' })
  const [owner, waiting] = [uid(), [job('job_1', 'Caster')]]
  await act(() => app.accounts.signOut())
  expect(screen.queryByRole('link', { name: /^Unsent/ })).toBeNull()
  await act(() => app.accounts.signUp('ravi@example.com', password, 'Candidate').then(() => {}))
  // It may be sent again, by its owner.
  act(() => app.device.setElements(`unsent_${owner}`, waiting))
  reselect(app)
  await leave(async () => app.navigate('/unsent'))
  await screen.findByText('Nothing is unsent')
  await leave(async () => app.navigate('/'))
  expect(screen.queryByRole('link', { name: /^Unsent/ })).toBeNull()
  expect([app.store.readElements('jobs'), app.device.readElements(`unsent_${owner}`)]).toEqual([[], waiting])
})

test('unsent jobs and applications › require a login and are deleted with the account', async () => {
  const app = await runApp('/unsent', { shared: true })
  expect(app.at()).toBe('/login')
  cleanup()
  const employers = await runApp('/profile', { as: 'Employer', shared: true, elements: { jobs: [] } })
  put(employers, [job('job_1', 'Caster', { refusal: 'full' })])
  const owner = uid()
  const draft = { id: `${owner}_new`, texts: { title: 'Melter' }, base: 0, at: '2026-11-21T09:00:00.000Z' }
  act(() => employers.device.setElements(`unsentDrafts_${owner}`, [draft]))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const question = within(screen.getByRole('dialog', { name: /^Delete/ }))
  fireEvent.change(question.getByLabelText('Your password'), { target: { value: password } })
  await leave(() => userEvent.click(question.getByRole('button', { name: /^Delete/ })))
  await findToast('Account Deleted')
  await waitFor(() => expect(employers.device.readElements(`unsent_${owner}`)).toEqual([]))
  expect(employers.device.readElements(`unsentDrafts_${owner}`)).toEqual([])
})

test('offline banner › shows on each screen the age of the content', async () => {
  const app = await runApp('/', { shared: true })
  const readUntil = new Date(2026, 10, 21, 14, 5).toISOString()
  await act(async () => app.onStatus({ isReachable: false, readUntil }))
  await screen.findByText('No connection. Last updated 21 Nov 2026, 2:05 pm.')
  await leave(async () => app.navigate('/jobs'))
  expect(screen.getByText(/^No connection\./)).toBeDefined()
  act(() => app.onStatus({ isReachable: false }))
  expect(screen.getByText('No connection. Showing saved data.')).toBeDefined()
  act(() => app.onStatus({ isReachable: true }))
  expect(screen.queryByText(/^No connection\./)).toBeNull()
})
