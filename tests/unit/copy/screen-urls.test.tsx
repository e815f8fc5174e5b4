// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findScreen } from '#renderer/app/router.tsx'
import { AccountError } from '#renderer/data/accounts/accounts-port.ts'
import { jobDetailDelayMs } from '#renderer/features/jobs/detail/job-detail.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { passTimersOf } from '#tests/support/hold-timers.ts'
import { emails, password } from '#tests/support/people.ts'
import { type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { sampleJob } from '#tests/support/sample-job.ts'

/** Where a user ends up: an address (without it, the one asked for), its heading, and what they are told. */
interface Place {
  at?: string
  h1: string
  toast?: string
}

const home: Place = { at: '/', h1: 'Work for steady hands.' }
const login: Place = { at: '/login', h1: 'Login' }
const missing: Place = { at: '/404', h1: 'Page not found' }
const profile: Place = { at: '/profile', h1: 'My Profile' }
const dashboard: Place = { at: '/employer/dashboard', h1: 'Employer Dashboard' }
const moderation: Place = { ...dashboard, h1: 'Admin Dashboard' }
const here = (h1: string): Place => ({ h1 })
const refused: Place = { ...home, toast: 'UnauthorizedYou do not have access to this page.' }
// Says more than that access is refused: see rulings on what puzzles people.
const employersOnly: Place = { ...home, toast: 'Only for employersPlease login as an employer, or ask for an account.' }
const notTheirs: Place = { ...dashboard, toast: "UnauthorizedYou don't have permission to edit this job." }
const noJob = { toast: 'ErrorJob not found.' }

type Row = readonly [address: string, visitor: Place, candidate: Place, employer: Place, admin: Place]

const forAll = (address: string, place: Place): Row => [address, place, place, place, place]
const forAdmin = (address: string, h1: string): Row => [address, login, refused, refused, here(h1)]
const forEmployers = (address: string, employer: Place, admin: Place): Row => [
  address,
  login,
  employersOnly,
  employer,
  admin
]

/** Every address of the product, for everybody. */
const table: readonly Row[] = [
  forAll('/', home),
  ['/login', here('Login'), profile, dashboard, profile],
  ['/signup', here('Sign up'), profile, dashboard, profile],
  forAll('/jobs', here('Find Jobs')),
  forAll('/jobs?q=setter', here('Find Jobs')),
  forAll('/jobs/job_1', here('Prong Setter')),
  forAll('/jobs/job_9', here('Job Not Found')),
  forAll('/about-us', here('About Us')),
  forAll('/contact-us', here('Contact Us')),
  forAll('/disclaimer', here('Disclaimer')),
  forAll('/404', here('Page not found')),
  forAll('/no-such-page', missing),
  ['/candidates', login, here('Find Candidates'), here('Find Candidates'), here('Find Candidates')],
  ['/candidates?q=setter', login, here('Find Candidates'), here('Find Candidates'), here('Find Candidates')],
  ['/profile', login, here('My Profile'), here('My Profile'), here('My Profile')],
  forEmployers('/employer/post-job', here('Post a Job'), here('Post a Job')),
  forEmployers('/employer/post-job/job_2', here('Revise Job'), here('Edit Job')),
  forEmployers('/employer/post-job/job_1', notTheirs, here('Edit Job')),
  forEmployers('/employer/post-job/job_9', { ...dashboard, ...noJob }, { ...moderation, ...noJob }),
  forEmployers('/employer/dashboard', here('Employer Dashboard'), here('Admin Dashboard')),
  ['/employer/ask', login, here('Ask for an employer account'), here('Your company'), home],
  [
    '/employer/ask/job',
    login,
    { at: '/employer/ask', h1: 'Ask for an employer account' },
    { at: '/employer/post-job', h1: 'Post a Job' },
    { at: '/employer/post-job', h1: 'Post a Job' }
  ],
  forAdmin('/admin/requests', 'Job Requests'),
  forAdmin('/admin/edit-page/about-us', 'Edit About Us'),
  forAdmin('/admin/edit-page/contact-us', 'Edit Contact Us'),
  forAdmin('/admin/edit-page/disclaimer', 'Edit Disclaimer'),
  forAll('/admin/edit-page/imprint', missing)
]

const people = [
  ['a visitor', undefined, 1],
  ['a candidate', 'Candidate', 2],
  ['an employer', 'Employer', 3],
  ['the administrator', 'Admin', 4]
] as const

const heading = () => document.querySelector('main h1')?.textContent?.trim()

/** A signed-in person is redirected from these. */
const entrances = ['/login', '/signup']

/** Addresses for everyone, or for no one: opened for a visitor. */
function isSameForAll([address]: Row): boolean {
  const path = address.replace(/\?.*/, '')
  return !entrances.includes(path) && (findScreen(path)?.access ?? 'everyone') === 'everyone'
}

describe.each(people)('URLs opened by %s', (_, as, column) => {
  let app: RunningApp
  beforeAll(async () => {
    app = await runApp('/404', { ...(as && { as }), elements: { jobs: [], candidateProfiles: [] } })
    app.store.setElements('jobs', [
      sampleJob('job_1', { title: 'Prong Setter', employerId: 'somebody' }),
      sampleJob('job_2', { title: 'Wax Carver', employerId: useSession.getState().user?.uid ?? 'nobody' })
    ])
  }, 60_000)
  afterAll(cleanup)

  // A job says 'Loading…' for a moment.
  beforeEach(() => passTimersOf(jobDetailDelayMs))
  const opened = as ? table.filter((row) => !isSameForAll(row)) : table
  test.each(opened.map((row) => [row[0], row[column]] as const))(
    '%s shows its screen or redirects',
    async (address, { at = address, h1, toast }) => {
      await act(async () => app.navigate('/404?before'))
      useToast.setState({ toast: null })
      await act(async () => app.navigate(address))
      await waitFor(() => expect([app.at(), heading()]).toEqual([at, h1]))
      if (toast === undefined) expect(useToast.getState().toast).toBeNull()
      else await waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(toast))
    }
  )
})

describe('login and logout', () => {
  afterEach(cleanup)

  const expectToast = (text: string) =>
    waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))

  async function typeLogin(role: keyof typeof emails, secret = password): Promise<void> {
    for (const [label, text] of [
      ['Email', emails[role]],
      ['Password', secret]
    ] as const) {
      const field = await screen.findByLabelText(label)
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }))
  }

  test.each([
    ['Candidate', '/profile', 'Login SuccessfulWelcome back, Candidate!', 'Login FailedIncorrect password.'],
    ['Employer', '/employer/dashboard', 'Login SuccessfulWelcome back, Employer!', 'Login FailedIncorrect password.'],
    ['Admin', '/', 'Admin Login SuccessfulWelcome Admin!', 'Admin Login FailedIncorrect password for admin.']
  ] as const)('after a login as %s opens %s', async (role, landing, toast, failed) => {
    const app = await runApp('/404', { as: role, elements: { jobs: [], candidateProfiles: [] } })
    await act(() => app.accounts.signOut())
    await act(async () => app.navigate('/login'))
    await typeLogin(role, 'wrong')
    await expectToast(failed)
    await typeLogin(role)
    await waitFor(() => expect(app.at()).toBe(landing))
    await expectToast(toast)
  })

  test.each([
    ['full', 'Login FailedThis device’s storage is full. Free some space', true],
    ['insecure', 'Login FailedThis page is not secure', true]
  ] as const)('explains the failed login (%s) and stays on the page', async (failure, toast, isLogged) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = await runApp('/login', { elements: { jobs: [] } })
    const error = new AccountError(failure)
    vi.spyOn(app.accounts, 'signIn').mockRejectedValue(error)
    await typeLogin('Admin')
    await expectToast(toast)
    expect(logged.mock.calls.flat().includes(error)).toBe(isLogged)
    expect(app.at()).toBe('/login')
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' })).toBeDefined()
  })

  test.each(['Candidate', 'Employer', 'Admin'] as const)('goes to / after a logout as %s', async (as) => {
    const app = await runApp('/404', { as, elements: { jobs: [] } })
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(app.at()).toBe('/'))
    await act(async () => app.navigate(-1))
    await waitFor(() => expect(app.at()).toBe('/login'))
    await expectToast('Logout SuccessfulYou have been successfully logged out.')
  })
})
