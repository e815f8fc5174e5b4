// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { leastTexts, storedJob } from '#tests/support/job-form-hooks.tsx'
import { type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea, select' })
const value = (name: string) => {
  const input = field(name) as HTMLInputElement
  // A select shows its choice beside its input.
  return input.readOnly
    ? (input.closest('.ant-select')?.querySelector('[title]')?.getAttribute('title') ?? '')
    : input.value
}
/** A field's options, once it is opened. */
function offered(name: string): HTMLElement[] {
  if (field(name).getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(field(name))
  const list = document.getElementById(field(name).getAttribute('aria-controls') ?? '')
  return list ? within(list).queryAllByRole('option') : []
}
function choose(name: string, option: string): void {
  const found = offered(name).find(({ textContent }) => textContent === option)
  if (!found) throw new Error(`${name} does not offer ${option}`)
  fireEvent.click(found)
}
const fill = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
const noFee = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^I confirm that nobody/ })
const press = async (name: string | RegExp) => {
  // An employer affirms it each time; what is tried without it says so.
  if (name === 'Submit for review' && noFee()?.checked === false) fireEvent.click(noFee() as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name }))
}
const findTexts = (text: string | RegExp) => screen.findAllByText(text)
const newest = (app: RunningApp) => app.store.readElements('jobs').at(-1) as Job
const drafts = (app: RunningApp) =>
  app.store.readElements('jobDrafts') as { id: string; texts: Record<string, string> }[]
const uid = () => useSession.getState().user?.uid ?? ''

function fillLeast(): void {
  const { category, type, ...texts } = leastTexts
  for (const [name, text] of Object.entries(texts)) fill(t(`post.field.${name as keyof typeof texts}`), text)
  choose('Category', category)
  choose('Job type', type)
}
const ready = () => screen.findByLabelText('Job title')

/** An employer at the form of a job that is theirs. */
async function revising(job: Partial<Job> = {}, path = '/employer/post-job/job_1') {
  const app = await runApp('/jobs', { as: 'Employer', elements: { jobs: [] } })
  app.store.setElements('jobs', [{ ...storedJob, employerId: uid(), ...job }])
  await act(async () => app.navigate(path))
  await ready()
  return app
}
/** Another person's change of it in between. */
function meanwhile(app: RunningApp, change: Partial<Job>): void {
  act(() => app.store.setElements('jobs', [{ ...newest(app), revision: 4, ...change }]))
}

// Where its code is still on the way the form stays, and a test would find the same form again instead of a new one.
beforeAll(() => import('#renderer/routes/dashboard-route.tsx'), 60_000)
afterEach(cleanup)

describe('page to post a job', () => {
  test('is pending after submission, with lists split into items', async () => {
    const app = await runApp('/employer/post-job', { as: 'Employer', elements: { jobs: [] } })
    await ready()
    expect(screen.getByRole('heading', { level: 1, name: 'Post a Job' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
    expect(await screen.findByText('Confirm that nobody has to pay for this job.')).toBeTruthy()
    expect(field('Company').getAttribute('aria-invalid')).toBe('true')
    const described = field('Company').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Enter the company’s name.'
    )
    fillLeast()
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Days online' }), { target: { value: '100' } })
    fill('Keywords', `kundan, ${'y'.repeat(61)}`)
    await press('Submit for review')
    expect(await screen.findByText('Enter a whole number from 7 to 90.')).toBeTruthy()
    expect(screen.getByText(/^Shorten the keyword “y+…” to 60 characters or fewer/)).toBeDefined()
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Days online' }), { target: { value: '30' } })
    fill('Responsibilities', 'Set stones\n\n  \n Weigh in and out ')
    fill('Qualifications', 'Five years at a bench')
    fill('Keywords', ' kundan, , Polki,KUNDAN')
    await press('Submit for review')
    await waitFor(() => expect(app.at()).toBe('/employer/dashboard'))
    await findTexts('“Polki Setter” was submitted for review.')
    expect(newest(app)).toMatchObject({
      ...{ status: 'pending', title: 'Polki Setter', company: 'Zaveri Company', location: 'Bhuj GJ' },
      ...{ category: 'Production', type: 'Contract', salaryRange: '', employerId: uid() },
      responsibilities: ['Set stones', 'Weigh in and out'],
      qualifications: ['Five years at a bench'],
      keywords: ['kundan', 'Polki']
    })
  })

  test('shows hints about fraud and fairness, but can be submitted', async () => {
    const app = await runApp('/employer/post-job', {
      as: 'Employer',
      elements: {
        jobs: [],
        hintPhrases: [{ id: 'age', revision: 1, latin: 'young blood', devanagari: '', gujarati: '' }]
      }
    })
    await ready()
    fillLeast()
    fill('Description', 'Sets polki. No fee is taken.')
    await act(async () => {})
    expect(document.querySelector('.job-hint')).toBeNull()
    fill('Description', 'Sets polki. Pay a registration fee of ₹500 first. Only unmarried.')
    fill('Responsibilities', 'Set stones\nCall 98250 12345')
    fill('Qualifications', 'Young blood')
    await findTexts('“Young blood” may turn good people away. Say what the work needs instead of an age.')
    const hints = [...document.querySelectorAll('.job-hint')].map(({ textContent }) => textContent)
    expect(hints).toEqual([
      expect.stringMatching(/^“registration fee of ₹500” .*If you pay, say so clearly/),
      expect.stringMatching(/^“unmarried” says nothing about the work/),
      expect.stringMatching(/^“98250 12345” is not needed/),
      expect.stringMatching(/^“Young blood”/)
    ])
    await press('Submit for review')
    await waitFor(() => expect(app.at()).toBe('/employer/dashboard'))
    expect(newest(app).description).toContain('registration fee')
  })
})

describe('duplicate or revised job', () => {
  test('explains before revising that the job goes offline', async () => {
    const app = await revising()
    const leaves = () => screen.queryByText(/^The job is off the site until we approve it again\./)
    expect(leaves()).not.toBeNull()
    const application = applicationOf({ employerId: uid(), jobId: storedJob.id })
    act(() => app.store.setElements('applications', [application]))
    await waitFor(() =>
      expect(leaves()?.closest('p')?.textContent).toMatch(/ 1 waiting applicant stays on your list\.$/)
    )
    meanwhile(app, { status: 'rejected' })
    await waitFor(() => expect(leaves()).toBeNull())
  })
})

describe('job draft', () => {
  test('is discarded only after a confirmation', async () => {
    const app = await runApp('/employer/post-job', { as: 'Employer' })
    await ready()
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
    fill('Job title', 'Polki Setter')
    await screen.findByText('Draft saved on this device')
    await press('Discard draft')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(value('Job title')).toBe('Polki Setter')
    await press('Discard draft')
    const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }))
    await screen.findByText('Draft discarded')
    expect(value('Job title')).toBe('')
    expect(drafts(app)).toEqual([])
  })
})
