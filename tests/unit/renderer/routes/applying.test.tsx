// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as configured from '#renderer/config/build-time-settings.ts'
import * as passwords from '#renderer/data/accounts/common-passwords.ts'
import { jobDetailDelayMs } from '#renderer/features/jobs/detail/job-detail.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { createFileLink, emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import type { ScreeningQuestion } from '#shared/domain/job/screening-questions.ts'
import { passTimers } from '#tests/support/hold-timers.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { emails, password } from '#tests/support/people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'

const outside: { form: string | undefined } = { form: undefined }
beforeEach(() => {
  outside.form = undefined
  vi.spyOn(configured, 'applicationForm', 'get').mockImplementation(() => outside.form)
  passTimers(jobDetailDelayMs)
})
afterEach(cleanup)

const jobs = [jobOf('approved'), jobOf('approved', { id: 'job_2', title: 'Gold polisher', company: '', location: '' })]
const options = { elements: { jobs, candidateProfiles: [] } }
const uid = () => useSession.getState().user?.uid ?? ''
const sent = ({ store }: RunningApp) => store.readElements('applications') as Application[]
const marks = ({ store }: RunningApp) => store.readElements(`appliedJobs_${uid()}`)
const findToast = async (text: string | ((content: string) => boolean)) =>
  within(await screen.findByRole('region', { name: /Notifications/ })).findByText(text)
const card = (title: string) => within(screen.getByRole('article', { name: title }))
const buttonOf = (title: string, name = 'Apply Now') => card(title).getByRole<HTMLButtonElement>('button', { name })
const dialog = (title: string) => screen.findByRole('dialog', { name: `Apply: ${title}` })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^Apply/ })).toBeNull())
const asked = () => within(screen.getByRole('dialog', { name: /^Apply/ }))
const field = (name: RegExp) => asked().getByLabelText<HTMLInputElement>(name)
const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await asked().findByLabelText(name), { target: { value } })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Application' }))

const profile = (more: Partial<UserProfile> = {}): UserProfile => ({
  ...emptyProfile,
  id: uid(),
  revision: 1,
  ...{ name: 'Meena Patel', headline: 'Kundan setter', location: 'Jaipur RJ', skills: 'kundan, polki' },
  ...{ availability: 'Actively searching', joiningPeriod: '1 month', contactNumber: '+91 98250 12345' },
  hidden: false,
  ...more
})

/** A candidate at an address of the board, who has said this of themself before. */
async function open(path: string, own?: (app: RunningApp) => Promise<UserProfile> | UserProfile): Promise<RunningApp> {
  const app = await runApp(path, { as: 'Candidate', ...options })
  if (own) {
    const known = await own(app)
    act(() => app.store.setElements(userProfiles.of(uid()).name, [known]))
  }
  return app
}

/** Opens the dialog from the list. */
async function ask(title = 'Stone setter'): Promise<HTMLElement> {
  await screen.findByRole('article', { name: title })
  await userEvent.click(buttonOf(title))
  return dialog(title)
}

describe('Apply Now button', () => {
  test.each([
    ['a visitor', undefined],
    ['an employer', 'Employer'],
    ['the administrator', 'Admin']
  ] as const)('asks %s to log in as a candidate', async (_, as) => {
    const app = await runApp('/jobs', { ...(as && { as }), ...options })
    const area = () => within(screen.getByRole('region', { name: /Notifications/ }))
    await screen.findByRole('article', { name: 'Stone setter' })
    // The same button everywhere: who has another role tries it in one place.
    for (const path of as ? ['/jobs'] : ['/jobs', '/jobs/job_1', '/']) {
      await leave(async () => app.navigate(path))
      const [first] = await screen.findAllByRole('button', { name: 'Apply Now' })
      await userEvent.click(first as HTMLElement)
      await findToast('Please login as a candidate to apply for jobs.')
      // The sheet has a login, and a person signed in as another user would only be sent back.
      expect(area().queryByRole('link', { name: 'Login' })).toBeNull()
      if (as) expect(screen.queryByRole('dialog', { name: /^Apply/ })).toBeNull()
      else await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
      await noDialog()
    }
    expect(sent(app)).toEqual([])
  })
})

describe('job page after applying', () => {
  const answer = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

  test.each([
    ['Only employers I apply to', 0],
    ['Anyone logged in', 1]
  ])('shows date and similar jobs, and stores who may see the profile: "%s"', async (choice, count) => {
    const app = await open('/jobs/job_1', () => profile({ hidden: undefined }))
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
    await within(await dialog('Stone setter')).findByText('Jaipur RJ')
    await send()
    await screen.findByText(/^Applied on \d+ \w+ \d{4}$/)
    expect(screen.getByRole('link', { name: 'See my application' }).getAttribute('href')).toContain('tab=applications')
    expect((await screen.findByRole('link', { name: 'Gold polisher' })).getAttribute('href')).toBe('/jobs/job_2')
    expect([(await answer('Only employers I apply to')).checked, app.at()]).toEqual([true, '/jobs/job_1'])
    await userEvent.click(await answer(choice))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: choice })).toBeNull())
    expect(app.store.readElements('candidateProfiles')).toHaveLength(count)
  })
})

test('apply dialog › asks the questions of the employer and sends them with the answers', async () => {
  const questions: ScreeningQuestion[] = [
    { text: 'Own tools?', kind: 'yesNo' },
    { text: 'Years of setting?', kind: 'number' },
    { text: 'Which shift?', kind: 'choice', choices: ['Day', 'Night'] }
  ]
  const app = await runApp('/jobs/job_1', {
    as: 'Candidate',
    elements: { jobs: [jobOf('approved', { questions })], candidateProfiles: [] }
  })
  act(() => app.store.setElements(userProfiles.of(uid()).name, [profile()]))
  await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
  await within(await dialog('Stone setter')).findByText('Jaipur RJ')
  await fill(/^Years of setting/, 'many')
  await send()
  // Two answers are missing, and one is no number.
  expect(asked().getAllByText(/^(Choose an answer|Enter a number)/)).toHaveLength(3)
  expect([sent(app), field(/^Years of setting/).value]).toEqual([[], 'many'])
  await fill(/^Years of setting/, '8 years')
  for (const name of ['Yes', 'Night']) await userEvent.click(asked().getByRole('radio', { name }))
  await send()
  await noDialog()
  expect(sent(app)[0]?.answers).toEqual([
    { question: 'Own tools?', kind: 'yesNo', answer: 'yes' },
    { question: 'Years of setting?', kind: 'number', answer: '8' },
    { question: 'Which shift?', kind: 'choice', answer: 'Night' }
  ])
})

describe('apply dialog for a visitor', () => {
  beforeEach(() => {
    vi.spyOn(passwords, 'fetchCommonWords').mockResolvedValue(new Set(['password']))
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  const press = (name: string) => userEvent.click(asked().getAllByRole('button', { name }).at(-1) as HTMLElement)
  const fillAll = async (email: string) => {
    await fill(/^Name/, 'Ramesh Patel')
    await fill(/^Mobile number/, '98250 12345')
    await fill(/^Email/, email)
    await fill(/^Password/, password)
    await fill(/^Trade/, 'Kundan setter')
    await fill(/^Years/, '8')
  }
  const problems = () => [...document.querySelectorAll('[aria-invalid]')].map((input) => input.getAttribute('name'))
  const applied = {
    ...{ jobId: 'job_1', revision: 1 },
    profile: { name: 'Ramesh Patel', contactNumber: '98250 12345', headline: 'Kundan setter', experience: '8 years' }
  }

  test('signs up and applies once on a double click', async () => {
    const app = await runApp('/jobs?q=setter', options)
    await ask()
    await fillAll(' Ramesh@Example.com ')
    await userEvent.dblClick(asked().getAllByRole('button', { name: 'Sign up and apply' }).at(-1) as HTMLElement)
    await findToast('Application Submitted')
    await noDialog()
    expect([app.at(), marks(app)]).toEqual(['/jobs?q=setter', ['job_1']])
    expect(sent(app)).toMatchObject([{ ...applied, profile: { ...applied.profile, email: 'ramesh@example.com' } }])
    // No user finds them before they have been asked.
    expect(app.store.readElements('candidateProfiles')).toEqual([])
  })

  test.each([
    [/^Name/, '\u200b ', 'name'],
    [/^Mobile number/, 'call me', 'contactNumber'],
    [/^Email/, 'ramesh@gmail', 'email'],
    [/^Email/, 'ramesh patel@gmail.com', 'email'],
    [/^Password/, '1234567', 'password'],
    [/^Password/, 'password1', 'password']
  ])('shows an error at the field %s for %j', async (label, typed, name) => {
    const app = await runApp('/jobs', options)
    await ask()
    await fillAll('ramesh@example.com')
    await fill(label, typed)
    await press('Sign up and apply')
    await waitFor(() => expect(problems()).toEqual([name]))
    expect([sent(app), useSession.getState().user]).toEqual([[], null])
  })

  test('offers a login for a registered email and keeps the typed text', async () => {
    const app = await open('/jobs')
    await act(() => app.accounts.signOut())
    await ask()
    await fillAll(emails.Candidate)
    await press('Sign up and apply')
    await userEvent.click(await asked().findByRole('button', { name: 'Log in with this email' }))
    expect(field(/^Email/).value).toBe(emails.Candidate)
    await fill(/^Password/, password)
    await press('Login')
    await waitFor(() => expect(field(/^Name/).value).toBe('Ramesh Patel'))
    await send()
    await findToast('Application Submitted')
    expect(sent(app)).toMatchObject([applied])
  })

  test('keeps account and typed text when only the application fails', async () => {
    const app = await runApp('/jobs', options)
    await ask()
    await fillAll('ramesh@example.com')
    const { signUp } = app.accounts
    vi.spyOn(app.accounts, 'signUp').mockImplementation(async (...given) => {
      const user = await signUp.apply(app.accounts, given)
      app.store.faults.writes = 'full'
      return user
    })
    await press('Sign up and apply')
    await screen.findByText(/^Not sent yet. You are logged in/)
    expect([sent(app), field(/^Name/).value, uid() === '']).toEqual([[], 'Ramesh Patel', false])
    app.store.faults.writes = undefined
    await send()
    await findToast('Application Submitted')
    expect(sent(app)).toMatchObject([applied])
  })
})

describe('apply dialog with a profile', () => {
  test('shows and sends the application, and marks the job everywhere', async () => {
    const app = await open('/jobs', async ({ files }) => {
      const resume = await files.keep(uid(), new Blob(['%PDF'], { type: 'application/pdf' }))
      return profile({
        ...{ resumeName: 'meena.pdf', resumeUrl: createFileLink(resume) },
        ...{ experience: '8 years', highestQualification: 'ITI, gem setting' }
      })
    })
    const shown = await ask()
    await within(shown).findByText('Meena Patel · Kundan setter')
    within(shown).getByText('Suvarna Jewels · Surat GJ')
    const lines = within(shown).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      'Meena Patel\u00a0· Kundan setter',
      'Jaipur RJ\u00a0· 8 years',
      'kundan, polki',
      'Actively searching\u00a0· 1 month',
      'ITI, gem setting',
      `Phone +91 98250 12345\u00a0· Email ${emails.Candidate}`,
      'Resume: meena.pdf'
    ])
    expect(within(shown).queryByLabelText(/^Name/)).toBeNull()
    await fill(/^Message to the employer/, 'I can come on Saturday.')
    await send()
    await findToast('Application Submitted')
    await noDialog()
    expect(sent(app)).toMatchObject([
      {
        jobId: 'job_1',
        uid: uid(),
        employerId: 'u-suvarna',
        message: 'I can come on Saturday.',
        profile: { name: 'Meena Patel', skills: ['kundan', 'polki'], resumeName: 'meena.pdf', email: emails.Candidate }
      }
    ])
    expect([marks(app), app.files.listNames().length]).toEqual([['job_1'], 2])
    await waitFor(() => expect(buttonOf('Stone setter', 'Applied').disabled).toBe(true))
    expect(buttonOf('Gold polisher').disabled).toBe(false)

    for (const path of ['/jobs/job_1', '/']) {
      await leave(async () => app.navigate(path))
      const [applied] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Applied' })
      expect(applied?.disabled).toBe(true)
    }
  })

  test('sends one application on a double click', async () => {
    const app = await open('/jobs', () => profile())
    await within(await ask()).findByText('Jaipur RJ')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send Application' }))
    await findToast('Application Submitted')
    expect(sent(app)).toMatchObject([{ revision: 1 }])
  })

  test('keeps the message when sending fails, and sends it on retry', async () => {
    const app = await open('/jobs', () => profile())
    await within(await ask()).findByText('Jaipur RJ')
    await fill(/^Message/, 'I can come on Saturday.')
    app.store.faults.writes = 'full'
    await send()
    await findToast('Not saved')
    expect([sent(app), marks(app), field(/^Message/).value]).toEqual([[], [], 'I can come on Saturday.'])
    app.store.faults.writes = undefined
    await send()
    await findToast('Application Submitted')
    expect(sent(app)).toMatchObject([{ message: 'I can come on Saturday.' }])
  })
})

describe('apply dialog without a profile', () => {
  test('asks for name, headline and location and saves the new profile', async () => {
    const app = await open('/jobs')
    await ask()
    await waitFor(() => expect(field(/^Name/).getAttribute('autocomplete')).toBe('name'))
    await fill(/^Headline/, 'Kundan setter')
    await send()
    const wrong = [...document.querySelectorAll('[aria-invalid]')]
    // A trade and a city help, and stop no one.
    expect(wrong.map((input) => input.getAttribute('name'))).toEqual(['name'])
    const described = wrong.map((input) => input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Enter your name.'])
    expect([document.activeElement, sent(app)]).toEqual([field(/^Name/), []])

    await fill(/^Name/, ' Meena Patel ')
    await fill(/^Location/, 'Jaipur\u202E RJ')
    await send()
    await findToast('Application Submitted')
    expect(sent(app)[0]?.profile).toMatchObject({
      name: 'Meena Patel',
      headline: 'Kundan setter',
      location: 'Jaipur RJ'
    })
    // It is the profile from now on, and no one is asked twice.
    expect(app.store.readElements(userProfiles.of(uid()).name)).toMatchObject([
      { name: 'Meena Patel', location: 'Jaipur RJ' }
    ])
    expect(app.at()).toBe('/jobs')
    const second = await ask('Gold polisher')
    await within(second).findByText('Meena Patel · Kundan setter')
    expect(within(second).queryByLabelText(/^Name/)).toBeNull()
  })
})

describe('external application form', () => {
  beforeEach(() => {
    outside.form = 'https://forms.example.com/apply'
  })

  test('does not mark the job when the browser blocks the tab', async () => {
    const app = await runApp('/jobs', { as: 'Candidate', blocksTabs: true, ...options })
    await screen.findByRole('article', { name: 'Stone setter' })
    for (const answer of ['Cancel', 'Open the form']) {
      await userEvent.click(buttonOf('Stone setter'))
      const question = within(await screen.findByRole('dialog', { name: 'The form did not open' }))
      expect(question.getByText(/‘Stone setter’ is then marked as applied/)).toBeDefined()
      const link = question.getByRole<HTMLAnchorElement>('link', { name: 'Open the form' })
      expect([link.href, link.target, link.rel]).toEqual([outside.form, '_blank', 'noopener noreferrer'])
      expect([app.opened, marks(app)]).toEqual([[], []])
      link.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(question.getByText(answer))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The form did not open' })).toBeNull())
    }
    await findToast('Application Form Opened')
    expect(marks(app)).toEqual(['job_1'])
  })
})

describe('contact details in the apply dialog', () => {
  const address = () => screen.getByRole('checkbox', { name: /^Share my email/ })

  test('require a phone number or the email', async () => {
    const app = await open('/jobs', () => profile({ contactNumber: '' }))
    await ask()
    await asked().findByText(`Email ${emails.Candidate}`)
    fireEvent.click(address())
    await asked().findByText('No phone or email yet')
    await send()
    await asked().findByText(/^Enter a mobile number or share your email/)
    await fill(/^Mobile number/, 'at the shop')
    fireEvent.blur(await asked().findByLabelText(/^Mobile number/))
    await asked().findByText('Enter a mobile number, e.g. 98765 43210.')
    expect(sent(app)).toEqual([])
    await fill(/^Mobile number/, '98250 12345')
    await send()
    await findToast('Application Submitted')
    expect(sent(app)).toMatchObject([{ profile: { contactNumber: '98250 12345', email: '' } }])
    // It is kept for the next one.
    expect(app.store.readElements(`userProfile_${uid()}`)).toMatchObject([{ contactNumber: '98250 12345' }])
  })
})

describe('apply dialog of a published page', () => {
  const text = 'Call 98250 12345 after ten, or write to hr@shah.example or asha@shah.example. Pay 60000-70000.'
  /** Said twice, it is one way. */
  const qualifications = ['Call 98250 12345', 'Or +91 265 2345678']
  const board = [
    jobOf('approved', { description: text, qualifications }),
    { ...jobs[1], company: 'Shah', location: 'Surat' }
  ]
  const press = (title: string) => userEvent.click(buttonOf(title))
  const title = board[0]?.title ?? ''
  const company = {
    ...{ id: 'suvarna', revision: 1, name: 'Suvarna Jewels', place: 'Surat GJ', verified: [], people: ['u-suvarna'] },
    ...{ about: 'Or write to office@suvarna.example', website: 'https://suvarna.example/jobs' },
    verifiedAt: '2026-11-01T10:00:00.000Z'
  }
  const companyMembers = [{ id: 'u-suvarna', revision: 1, companyId: 'suvarna', since: '2026-11-01T10:00:00.000Z' }]

  test.each([undefined, 'Candidate'] as const)(
    'shows %s the contact details of the job and its company',
    async (as) => {
      const elements = { jobs: board, companies: [company], companyMembers }
      const app = await runApp('/jobs', { elements, isCopy: true, ...(as && { as }) })
      await screen.findByRole('article', { name: title })
      await press(title)
      const shown = within(await screen.findByRole('dialog', { name: `Apply directly: ${title}` }))
      await shown.findByRole('link', { name: /Suvarna Jewels/ })
      expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        ...['tel:+919825012345', 'https://wa.me/919825012345', 'tel:+912652345678'],
        ...['mailto:hr@shah.example', 'mailto:asha@shah.example', 'mailto:office@suvarna.example', company.website]
      ])
      await userEvent.click(shown.getAllByRole('link', { name: /^WhatsApp/ })[0] as HTMLElement)
      expect(app.opened).toEqual(['https://wa.me/919825012345'])
      expect(sent(app)).toEqual([])
      await userEvent.click(shown.getByRole('button', { name: 'Close' }))
      await noDialog()
    }
  )
})
