// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { jobOf } from '#tests/support/job-people.ts'
import { dialog, findText } from '#tests/support/moderation-screen.tsx'
import { runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { companyOf, entryOf, requestOf } from '#tests/support/sample-companies.ts'

const path = '/employer/dashboard?tab=employers'

beforeAll(async () => {
  await import('#renderer/routes/dashboard-route.tsx')
  await import('#renderer/features/moderation/employers/employers-list.tsx')
}, 60_000)
afterEach(cleanup)

const shah = companyOf('shah', { verified: ['phone', 'gstin'] })
const nirali = entryOf('u-nirali', { companyId: 'shah' })
const jobs = [
  jobOf('approved', { id: 'live', employerId: nirali.id }),
  jobOf('pending', { id: 'waiting', employerId: nirali.id }),
  jobOf('approved', { id: 'other', employerId: 'u-other' })
]
const draft = { id: `${nirali.id}_new`, texts: {}, base: 0, at: '2026-11-01T09:00:00.000Z' }

async function open(elements: Record<string, readonly object[]>, shared = false) {
  const app = await runApp(path, { as: 'Admin', shared, elements: { jobs: [], ...elements } })
  const read = <T,>(name: string) => app.store.readElements(name) as T[]
  return { ...app, read, user: userEvent.setup() }
}
const company = (name: RegExp) => screen.findByRole('button', { name })
const statuses = (app: Awaited<ReturnType<typeof open>>) =>
  app.read<{ id: string; status: string }>('jobs').map(({ id, status }) => `${id} ${status}`)

test('Employers tab › finds a phone number or GSTIN however it is typed, from ten employers on', async () => {
  const people = Array.from({ length: 120 }, (_, nth) => entryOf(`u-${nth}`))
  const requests = [requestOf('u-7', { phone: '09825012345' }), requestOf('u-8', { phone: '', gstin: '' })]
  const app = await open({ employers: people, employerRequests: requests, companyNumbers: [] })
  const field = await screen.findByRole('searchbox')
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names()).toHaveLength(100)
  await app.user.click(screen.getByRole('button', { name: 'Show 20 more of 120' }))
  expect(names()).toHaveLength(120)
  fireEvent.change(field, { target: { value: 'ratna 98' } })
  await findText('No employer matches. Type at least six digits of a phone number or GSTIN.')
  for (const typed of ['98250 12345', '+91 98250-12345', '098250-123', 'ratna 98250 12', '24aaacc1206d1zm']) {
    fireEvent.change(field, { target: { value: typed } })
    await waitFor(() => expect(names(), typed).toEqual(['7@example.com']))
  }
  fireEvent.change(field, { target: { value: '11@' } })
  await findText('2 employers match.')
  act(() => app.store.setElements('employers', people.slice(0, 9)))
  fireEvent.change(field, { target: { value: '' } })
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
})

test('Employers tab › lists companies with their people, checks, jobs and reports', async () => {
  const amba = companyOf('amba', { name: 'Amba Gems', place: 'Jaipur' })
  const answered = ['u-1', 'u-2', 'u-3'].map((uid) =>
    applicationOf({ id: `${uid}_live`, uid, jobId: 'live', employerId: nirali.id, state: 'not-now' })
  )
  const tally = {
    ...{ id: 'live', revision: 1, named: 0, unnamed: 2, reasons: { 'asks-for-money': 2 }, state: 'open' },
    ...{ job: { title: 'Setter', company: 'Shah Jewels', location: 'Surat' }, latest: '2026-11-02T09:00:00.000Z' }
  }
  const companyMembers = [{ id: nirali.id, revision: 1, companyId: 'shah', since: '2026-11-01' }]
  await open(
    {
      companies: [shah, amba],
      companyMembers,
      employers: [nirali, entryOf('u-alone')],
      applications: answered,
      jobs,
      // Of the second the employer owes an answer: nothing waits for the administrator.
      reportTallies: [tally, { ...tally, id: jobs[1]?.id, state: 'asked' }, { ...tally, id: 'older' }]
    },
    true
  )
  await userEvent.click(await company(/^Amba Gems/))
  expect(screen.getByText(/^Reply time appears after/)).toBeDefined()
  await userEvent.click(await company(/^Amba Gems/))
  await userEvent.click(await company(/^Shah Jewels/))
  // Counted again at each look.
  await findText('Usually replies within an hour (3 applicants).')
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Shah JewelsSurat',
    'alone@example.com',
    'Amba GemsJaipur'
  ])
  expect(
    [...document.querySelectorAll('.company-line')].map((line) => [...line.children].map((part) => part.textContent))
  ).toEqual([
    [nirali.email, expect.stringMatching(/^Verified/), '1 live, 1 pending', '1 reported job'],
    ['alone@example.com', 'No company profile yet', '0 live, 0 pending'],
    ['No people', 'Not verified yet', '0 live, 0 pending']
  ])
  await findText('1 reported job is not counted here. It is older, or has no employer in this list.')
  expect(screen.getByRole('link', { name: /^View public page/ }).getAttribute('href')).toBe('/companies/shah')
  expect(screen.getByText('Verified: phone and GSTIN · since Nov 2026')).toBeDefined()
  expect(
    within(screen.getByRole('listitem', { name: nirali.email })).getByText('Approved since 1 Nov 2026')
  ).toBeDefined()
})

test('Employers tab › counts all jobs of an opened row where only the newest are read', async () => {
  const newest = Array.from({ length: 300 }, (_, nth) => jobOf('approved', { id: `new_${nth}`, employerId: 'admin' }))
  const older = jobs.map((job) => ({ ...job, postedDate: '2026-01-01' }))
  const expired = { ...older[0], id: 'expired', expiresOn: '2026-02-01' }
  await open(
    {
      companies: [shah, companyOf('amba', { name: 'Amba Gems' })],
      employers: [nirali],
      jobs: [...newest, ...older, expired]
    },
    true
  )
  const row = (await company(/^Shah/)).closest('li') as HTMLElement
  expect(row.textContent).toContain('No recent jobs')
  await userEvent.click(within(row).getByRole('button', { name: /^Shah/ }))
  await within(row).findByText('1 live, 1 pending')
})

test('Employers tab › bans with a reason, takes jobs down, and lifts the ban', async () => {
  const applications = [
    applicationOf({ id: 'u-1_live', uid: 'u-1', jobId: 'live', employerId: nirali.id }),
    applicationOf({ id: 'u-2_live', uid: 'u-2', jobId: 'live', employerId: nirali.id, state: 'withdrawn' }),
    applicationOf({ id: 'u-3_gone', uid: 'u-3', jobId: 'gone', employerId: nirali.id })
  ]
  const colleague = entryOf('u-kiran', { companyId: 'shah' })
  const others = { employers: [nirali, colleague], jobDrafts: [draft] }
  const app = await open({ companies: [shah], jobs, applications, ...others })
  await company(/^Shah Jewels/)
  const person = () => within(screen.getByRole('listitem', { name: nirali.email }))
  await userEvent.click(person().getByRole('button', { name: 'Ban' }))
  await findText(
    '2 jobs will be taken down (1 live, 1 pending). 1 applicant will be informed. 1 account can no longer post. 1 other person of this company can still post.'
  )
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Ban' }))
  expect(within(dialog()).getByText('Enter a reason. The employer will see it.')).toBeDefined()
  await userEvent.type(within(dialog()).getByLabelText(/^Reason/), 'They asked for ₹500.')
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Ban' }))
  await findText(`2 jobs of ${nirali.email} were taken down.`)
  expect(statuses(app)).toEqual(['live deleted', 'waiting deleted', 'other approved'])
  expect(app.read('jobDrafts')).toHaveLength(1)
  expect(app.read('employers')).toMatchObject([{ ban: { reason: 'They asked for ₹500.', by: 'admin' } }, colleague])
  await waitFor(() => expect(person().getByText(/^Banned since/)).toBeDefined())

  const lift = async () => {
    await userEvent.click(person().getByRole('button', { name: 'Lift the ban' }))
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Lift the ban' }))
  }
  app.store.faults.writes = 'full'
  await lift()
  await findText('Not saved')
  expect(person().getByText(/^Banned since/)).toBeDefined()
  app.store.faults.writes = undefined
  await lift()
  await findText(`${nirali.email} can post again.`)
  await waitFor(() => expect(person().getByText(/^Banned from/)).toBeDefined())
  expect(statuses(app)).toEqual(['live deleted', 'waiting deleted', 'other approved'])
})

test.each([true, false])(
  'Employers tab › removes a phone number after a confirmation (Firestore: %s)',
  async (shared) => {
    const companyNumbers = [{ id: 'shah', revision: 1, uid: nirali.id, number: '98250 12345', hours: '10 to 6' }]
    const app = await open({ companies: [{ ...shah, hasNumber: true }], employers: [nirali], companyNumbers }, shared)
    await company(/^Shah Jewels/)
    await screen.findByText('98250 12345')
    const press = (at: typeof screen | ReturnType<typeof within>) =>
      userEvent.click(at.getByRole('button', { name: 'Remove number' }))
    await press(screen)
    app.store.faults.writes = 'offline'
    await press(within(dialog()))
    expect(await within(dialog()).findByText(/^Loupe cannot be reached/)).toBeDefined()
    expect(app.read('companyNumbers')).toHaveLength(1)
    app.store.faults.writes = undefined
    await press(within(dialog()))
    await findText('Jobs of “Shah Jewels” no longer show a phone number.')
    expect(app.read('companyNumbers')).toEqual([])
    expect(app.read<{ hasNumber?: true }>('companies')[0]?.hasNumber).toBeUndefined()
    await waitFor(() => expect(screen.queryByText('98250 12345')).toBeNull())
  }
)
