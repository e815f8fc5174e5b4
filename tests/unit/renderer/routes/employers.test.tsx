// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { employers } from '#shared/collections/employers.ts'
import { createApplicationId } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { confirmEmployer, emails, enter, password } from '#tests/support/people.ts'
import { runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

const path = '/employer/dashboard'
const waits = 'You can open this once the administrator approves you or your first job.'
const user = () => {
  const found = useSession.getState().user
  if (!found) throw new Error('Nobody is signed in')
  return found
}
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))

beforeAll(() => import('#renderer/routes/dashboard-route.tsx'), 60_000)
afterEach(cleanup)

test('public profile › opens documents only for a confirmed employer', async () => {
  const app = await runApp('/candidates', {
    ...{ as: 'Employer', unconfirmed: true },
    elements: { jobs: [], candidateProfiles: [candidateOf('meena_patel')] }
  })
  const card = within(await screen.findByRole('article', { name: /Meena/ }))
  const link = card.getByRole('button', { name: 'Resume' })
  expect(link.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(link)
  expect(await screen.findAllByRole('tooltip', { name: waits })).not.toEqual([])
  const pressAadhar = async (text: string) => {
    await userEvent.click(card.getByRole('button', { name: 'More' }))
    const item = await screen.findByRole('menuitem', { name: /Aadhar/ })
    expect(item.textContent).toBe(text)
    await userEvent.click(item)
  }
  await pressAadhar(`Aadhar${waits}`)
  expect(app.opened).toEqual([])
  await act(() => confirmEmployer(app.store, user()))
  await card.findByRole('button', { name: /Resume.*outside/ })
  await pressAadhar('Aadhar (opens outside Loupe)')
  expect(app.opened).toEqual(['https://documents.example.com/aadhar'])
})

test('resume of an applicant › opens only for a confirmed employer', async () => {
  const app = await runApp('/about-us', { as: 'Employer', unconfirmed: true, elements: { jobs: [], applications: [] } })
  const name = await app.files.keep('u-meena', new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
  const employerId = user().uid
  const { profile } = applicationOf()
  app.store.setElements('jobs', [jobOf('approved', { employerId })])
  const resume = { resumeUrl: createFileLink(name), resumeName: 'meena.pdf' }
  app.store.setElements('applications', [applicationOf({ employerId, profile: profile && { ...profile, ...resume } })])
  await act(async () => app.navigate(`${path}?applicants=job_1&applicant=${createApplicationId('job_1', 'u-meena')}`))
  const shown = within(await screen.findByRole('article', { name: 'Meena Patel' }))
  expect(shown.getByText('Resume').nextElementSibling?.textContent).toBe(waits)
  expect(shown.queryByRole('button', { name: /Download/ })).toBeNull()
  await act(() => confirmEmployer(app.store, user()))
  await userEvent.click(await shown.findByRole('button', { name: /Download/ }))
  await waitFor(() => expect(app.saved).toMatchObject([{ name: 'Meena Patel resume.pdf' }]))
})

test('Employers tab › confirms an employer and withdraws the confirmation', async () => {
  const app = await runApp('/about-us', { as: 'Employer', unconfirmed: true, elements: { jobs: [] } })
  await act(async () => {
    await app.accounts.signUp('meena@example.com', password, 'Candidate')
    await enter(app.accounts, 'Admin')
    app.navigate(path)
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Employers (1 waiting)' }))
  expect(app.at()).toBe(`${path}?tab=employers`)
  const panel = within(screen.getByRole('tabpanel', { name: /Employers/ }))
  expect(await panel.findByText('Waiting for your approval')).toBeDefined()
  const row = within(panel.getByRole('listitem', { name: emails.Employer }))
  expect(row.getByText('Not approved')).toBeDefined()
  await userEvent.click(row.getByRole('button', { name: 'Approve' }))
  await toast(`${emails.Employer} can now open resumes.`)
  expect(await row.findByText(/^Approved since/)).toBeDefined()
  expect(document.activeElement).toBe(row.getByRole('button', { name: 'Remove approval' }))
  expect(screen.getByRole('tab', { name: 'Employers' })).toBeDefined()
  expect(app.store.readElements(employers.name)).toMatchObject([{ email: emails.Employer, confirmedBy: 'admin' }])
  await userEvent.click(row.getByRole('button', { name: 'Remove approval' }))
  await toast(`${emails.Employer} can no longer open resumes.`)
  expect(await row.findByText('Not approved')).toBeDefined()
  expect(app.store.readElements(employers.name)).toEqual([])
})
