// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

const people: CandidateProfile[] = [
  candidateOf('meena_patel'),
  candidateOf('rene', {
    name: 'René Fernandes',
    headline: 'CAD designer',
    location: 'Mumbai MH',
    skills: ['CAD', 'Rhino'],
    availability: 'Not now',
    resumeUrl: '#',
    aadharUrl: ''
  }),
  candidateOf('ravi', {
    name: 'Ravi Soni',
    headline: 'Polisher',
    skills: ['polishing'],
    resumeUrl: 'javascript:alert(1)'
  }),
  candidateOf('hidden', { name: 'Nobody Sees', hidden: true })
]

afterEach(cleanup)

async function open(as: Role, query = '', more: object = {}): Promise<RunningApp> {
  const app = await runApp(`/candidates${query}`, { as, elements: { jobs: [], candidateProfiles: people }, ...more })
  await screen.findByRole('heading', { level: 1, name: 'Find Candidates' })
  return app
}
const count = (text: string) => waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(text))
const names = () =>
  screen.getAllByRole('article').map((publicProfile) => publicProfile.querySelector('h3')?.textContent)
const publicProfile = async (name: string) => within(await screen.findByRole('article', { name: new RegExp(name) }))
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))
const uid = () => useSession.getState().user?.uid ?? ''
const stored = (app: RunningApp) => app.store.readElements(shortlistedCandidates.of(uid()).name) as { id: string }[]
/** Opens a choice and presses what it offers. */
async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  const shown = (await screen.findAllByRole('option')).find(({ textContent }) => textContent === option)
  if (!shown) throw new Error(`${label} does not offer ${option}`)
  await userEvent.click(shown)
}

const more = async (name: string) => userEvent.click((await publicProfile(name)).getByRole('button', { name: 'More' }))
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('candidate search', () => {
  test('highlights and counts matches of the search words in the URL', async () => {
    await open('Employer', '?q=setter')
    await count('1 of 3 candidates for “setter”')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('setter')
    expect((await publicProfile('Meena')).getByText('setter').tagName).toBe('MARK')
    expect(screen.queryByRole('button', { name: 'Show more candidates' })).toBeNull()
    // Enter leads nowhere: what is found is there already.
    expect(fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement)).toBe(false)
  })

  test('filters by location, skills and availability until cleared', async () => {
    const app = await open('Employer')
    const user = userEvent.setup()
    await count('3 candidates')
    // The public profiles have lists of the same names behind them.
    const filters = ['Name or headline', 'Location', 'Skills', 'Availability'].map(
      (label) => screen.getAllByLabelText(label)[0] as HTMLElement
    )
    const inOrder = [...document.querySelectorAll<HTMLElement>('main *')].filter((each) => filters.includes(each))
    expect(inOrder.map((each) => filters.indexOf(each))).toEqual([0, 1, 2, 3])
    expect(names()).toEqual(['Meena Patel', 'René Fernandes', 'Ravi Soni'])
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'jaipur')
    await count('2 of 3 candidates')
    await user.type(screen.getByRole('combobox', { name: 'Skills' }), 'kundan, set')
    await count('1 of 3 candidates')
    await choose('Availability', 'Actively searching')
    expect(app.at()).toBe('/candidates?location=jaipur&skills=kundan%2C+set&availability=Actively+searching')
    expect(names()).toEqual(['Meena Patel'])
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await count('3 candidates')
    expect(app.at()).toBe('/candidates')
  })

  test('opens as soon as the email is verified', async () => {
    const app = await runApp('/404', { as: 'Employer', elements: { jobs: [], candidateProfiles: people } })
    const { unverified: _, ...user } = useSession.getState().user as SessionUser
    act(() => useSession.setState({ user: { ...user, unverified: true } }))
    await act(async () => app.navigate('/candidates'))
    await screen.findByRole('heading', { name: 'Confirm your email address first' })
    expect(screen.queryByRole('searchbox')).toBeNull()
    act(() => useSession.setState({ user }))
    await count('3 candidates')
  })
})

describe('public profile in the candidate search', () => {
  test('shows name and three skills, and all skills in the profile', async () => {
    const app = await open('Employer')
    const meena = await publicProfile('Meena')
    for (const text of ['MP', 'Kundan setter', 'Jaipur RJ', '· 8 years', 'Actively searching · Joins: 1 month']) {
      expect(meena.getByText(text)).toBeDefined()
    }
    const skills = meena.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(skills).toEqual(['kundan', 'polki', 'stone setting', '+1and 1 more'])
    await leave(() => userEvent.click(meena.getByRole('link', { name: 'Meena Patel' })))
    expect(app.at()).toBe('/candidates?candidate=meena_patel')
    const profile = within(screen.getByRole('region', { name: 'Profile' }))
    await profile.findByText('meenakari')
    await leave(() => userEvent.click(profile.getByRole('button', { name: 'Find Candidates' })))
    expect(app.at()).toBe('/candidates')
  })

  test('opens safe document links and files for an employer', async () => {
    const app = await open('Employer')
    await more('Meena')
    await userEvent.click(await screen.findByRole('menuitem', { name: /Aadhar/ }))
    expect(app.opened).toEqual(['https://documents.example.com/aadhar'])
    await userEvent.click((await publicProfile('Ravi')).getByRole('button', { name: /Resume/ }))
    await toast('Link not opened')
    expect(app.opened).toHaveLength(1)
    expect(document.body.innerHTML).not.toContain('javascript:')
    const kept = await app.files.keep('u-meena_patel', new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
    act(() => app.store.setElements('candidateProfiles', [{ ...people[0], resumeUrl: createFileLink(kept) }]))
    const resume = await (await publicProfile('Meena')).findByRole('link', { name: 'Resume' })
    await leave(() => userEvent.click(resume))
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(app.saved).toMatchObject([{ name: 'Meena Patel resume.pdf', text: '%PDF-1.7' }]))
    expect(app.opened).toHaveLength(1)
  })

  test('shows initials instead of an image from another server', async () => {
    const avatar = 'https://pictures.example/meena.jpg'
    await open('Employer', '', { elements: { jobs: [], candidateProfiles: [candidateOf('meena_patel', { avatar })] } })
    expect((await publicProfile('Meena')).getByText('MP')).toBeDefined()
    expect(document.querySelector('img')).toBeNull()
    expect(document.body.innerHTML).not.toContain('pictures.example')
  })

  test('hides documents from other candidates, but not from the owner', async () => {
    const app = await open('Candidate')
    const others = (await publicProfile('Meena')).getByRole('button', { name: 'Resume' })
    expect(described(others)).toContain('Meena Patel Only employers and the candidate can open this.')
    await userEvent.click(others)
    expect(app.opened).toEqual([])
    expect(document.body.innerHTML).not.toContain('documents.example.com')
    await more('Meena')
    const menu = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(menu).toEqual(['AadharOnly employers and the candidate can open this.', 'Print'])
    act(() => app.store.setElements('candidateProfiles', [{ ...people[0], uid: uid() }]))
    const own = await publicProfile('Meena Patel ?You')
    await userEvent.click(own.getByRole('button', { name: /Resume/ }))
    expect(app.opened).toEqual(['https://documents.example.com/resume.pdf'])
  })
})

test('candidate search › shows who applied, and invites to other jobs only', async () => {
  const app = await open('Employer')
  const own = ['Caster', 'Polisher'].map((title, index) =>
    jobOf('approved', { id: `job_${index + 1}`, title, employerId: uid() })
  )
  app.store.setElements('jobs', own)
  app.store.setElements('applications', [
    applicationOf({ employerId: uid(), uid: 'u-meena_patel', state: 'interview' }),
    applicationOf({ employerId: uid(), uid: 'u-ravi', state: 'withdrawn' }),
    applicationOf({ employerId: 'u-another', uid: 'u-ravi' })
  ])
  const link = await (await publicProfile('Meena')).findByRole('link', { name: 'Interview: Stone setter' })
  expect(link.getAttribute('href')).toBe('/employer/dashboard?applicants=job_1&applicant=u-meena_patel_job_1')
  expect((await publicProfile('Ravi')).queryByRole('list', { name: 'With your company' })).toBeNull()
  await userEvent.click((await publicProfile('Meena')).getByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Meena Patel' }))
  await userEvent.click(await dialog.findByRole('button', { name: /^Polisher/ }))
  await (await publicProfile('Meena')).findByText(/^Invited on .*: Polisher$/)
  expect(dialog.queryByRole('button', { name: /^Caster/ })).toBeNull()
})

describe('shortlist in the candidate search', () => {
  test.each(['Employer', 'Admin'] as const)('adds a candidate once when the user is an %s', async (role) => {
    const app = await open(role)
    const user = userEvent.setup()
    const meena = await publicProfile('Meena')
    await user.click(meena.getByRole('button', { name: 'Shortlist' }))
    await toast('Candidate Shortlisted!Meena Patel is on your shortlist.')
    await meena.findByRole('button', { name: 'Remove from shortlist' })
    expect(screen.getByRole('article', { name: 'Meena Patel On your shortlist' })).toBeDefined()
    expect(meena.queryByRole('button', { name: 'Shortlist' })).toBeNull()
    expect(stored(app).map(({ id }) => id)).toEqual(['meena_patel'])
    expect((await publicProfile('Ravi')).getByRole('button', { name: 'Shortlist' })).toBeDefined()
  })
})

describe('profile moderation', () => {
  const publicProfiles = (app: RunningApp) => app.store.readElements('candidateProfiles') as CandidateProfile[]
  const press = async (name: string, within: Awaited<ReturnType<typeof publicProfile>>) =>
    userEvent.click(within.getByRole('button', { name }))

  test('hides a profile from the candidate search and shows the profile again', async () => {
    const app = await open('Admin')
    await more('Ravi Soni')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide from search' }))
    await toast('Public profile hidden')
    await screen.findByRole('heading', { name: 'Hidden from search by you' })
    expect(publicProfiles(app).find(({ id }) => id === 'ravi')).toMatchObject({ hidden: true, blocked: true })
    const hidden = await publicProfile('Ravi Soni')
    expect(hidden.queryByRole('button', { name: 'Shortlist' })).toBeNull()
    await press('Show again', hidden)
    await toast('Ravi Soni is back in search, unless they hide their profile themselves.')
    expect(publicProfiles(app).find(({ id }) => id === 'ravi')).toEqual({
      ...people[2],
      hidden: false,
      revision: 2 + (people[2]?.revision ?? 0)
    })
  })
})
