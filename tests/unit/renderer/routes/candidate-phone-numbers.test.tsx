// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

afterEach(cleanup)

const uid = () => useSession.getState().user?.uid ?? ''
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const words = (address: string | null | undefined) => new URL(address ?? '').searchParams.get('text')

test('employer › calls or messages a candidate with a visible phone number', async () => {
  const cards = [candidateOf('meena_patel', { hasNumber: true }), candidateOf('ravi', { name: 'Ravi Soni' })]
  const candidateNumbers = [{ id: 'meena_patel', revision: 1, uid: 'u-meena_patel', number: '98250 12345' }]
  const app = await runApp('/404', { as: 'Employer', elements: { candidateProfiles: cards, candidateNumbers } })
  app.store.setElements('jobs', [jobOf('approved', { employerId: uid() })])
  await leave(async () => app.navigate('/candidates'))
  const ravi = within(await screen.findByRole('article', { name: /Ravi/ }))
  expect(ravi.queryByRole('button', { name: 'Call or message' })).toBeNull()
  expect(document.body.textContent).not.toContain('98250')
  await press('Call or message')
  const dialog = within(await screen.findByRole('dialog', { name: 'Call or message Meena Patel' }))
  const chat = await dialog.findByRole('link', { name: /^Message on WhatsApp/ })
  await waitFor(() =>
    expect(words(chat.getAttribute('href'))).toBe(
      'Hello Meena Patel, this is Suvarna Jewels. We found your profile on Loupe and are looking for: Stone setter\u00a0· Surat GJ.'
    )
  )
  expect(dialog.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+919825012345')
})

test('employer › calls an applicant whose profile shows no number, until they withdraw', async () => {
  const app = await runApp('/404', { as: 'Employer', elements: { jobs: [], candidateProfiles: [] } })
  const applied = applicationOf({ employerId: uid(), uid: 'u-ravi' }, 'Ravi Soni')
  app.store.setElements('candidateProfiles', [candidateOf('ravi', { name: 'Ravi Soni' })])
  app.store.setElements('applications', [applied])
  app.store.setElements(`shortlistedCandidates_${uid()}`, [candidateOf('ravi', { name: 'Ravi Soni' })])
  await leave(async () => app.navigate('/employer/dashboard?tab=shortlist'))
  await userEvent.click(await screen.findByRole('button', { name: 'Call or message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Call or message Ravi Soni' }))
  expect((await dialog.findByRole('link', { name: /^Call/ })).getAttribute('href')).toBe('tel:+919825012345')
  expect(words(dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href'))).toMatch(/You applied on Loupe/)
  act(() => app.store.setElements('applications', [{ ...applied, state: 'withdrawn' }]))
  await dialog.findByText('Ravi Soni no longer shows a number.')
  // `hidden`: behind the dialog.
  expect(screen.queryByRole('button', { name: 'Call or message', hidden: true })).toBeNull()
})

test.each([
  ['Candidate', {}],
  ['Employer', { unconfirmed: true }]
] as const)('phone number of a candidate › is not offered to the role %s (%o)', async (as, more) => {
  const elements = { jobs: [], candidateProfiles: [candidateOf('meena_patel', { hasNumber: true })] }
  await runApp('/candidates', { as, elements, ...more })
  await screen.findByRole('article', { name: /Meena/ })
  expect(screen.queryByRole('button', { name: 'Call or message' })).toBeNull()
})

async function openProfile(more: object = {}): Promise<RunningApp> {
  const app = await runApp('/404', { as: 'Candidate', elements: { jobs: [jobOf('approved')], candidateProfiles: [] } })
  const profile = {
    ...emptyProfile,
    id: uid(),
    revision: 1,
    name: 'Meena Patel',
    headline: 'Setter',
    location: 'Surat'
  }
  const shown = { ...profile, contactNumber: '98250 12345', publicProfileId: 'meena_patel', hidden: false, ...more }
  app.store.setElements(`userProfile_${uid()}`, [shown])
  return app
}
const numbers = (app: RunningApp) => app.store.readElements('candidateNumbers')

test('candidate › shows the phone number to all employers, then hides the number', async () => {
  const app = await openProfile()
  await leave(async () => app.navigate('/profile'))
  await userEvent.click(await screen.findByRole('radio', { name: 'All employers on Loupe' }))
  await waitFor(() => expect(numbers(app)).toMatchObject([{ id: 'meena_patel', uid: uid(), number: '98250 12345' }]))
  expect(app.store.readElements('candidateProfiles')).toMatchObject([{ hasNumber: true }])
  expect(JSON.stringify(app.store.readElements('candidateProfiles'))).not.toContain('98250')
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All employers on Loupe' }).checked).toBe(true)
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Employers I apply to' }))
  await waitFor(() => expect(numbers(app)).toEqual([]))
  await waitFor(() => expect(JSON.stringify(app.store.readElements('candidateProfiles'))).not.toContain('hasNumber'))
})

test('application › omits a phone number that the candidate has hidden', async () => {
  const app = await openProfile({ numberFor: 'nobody' })
  await leave(async () => app.navigate('/jobs/job_1'))
  await userEvent.click((await screen.findAllByRole('button', { name: /^Apply/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: /Apply/ }))
  await dialog.findByText(/^Your number is not sent/)
  expect(dialog.queryByText(/98250/)).toBeNull()
  const box = dialog.getByRole('checkbox')
  await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: /^(Send|Submit)/ }))
  await dialog.findByText('Share your email, so that the employer can reach you.')
  await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: /^(Send|Submit)/ }))
  const sent = () => app.store.readElements('applications') as Application[]
  await waitFor(() => expect(sent()).toMatchObject([{ profile: { contactNumber: '' } }]))
  expect(app.store.readElements(`userProfile_${uid()}`)).toMatchObject([{ contactNumber: '98250 12345' }])
})
