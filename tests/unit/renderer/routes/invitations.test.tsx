// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Invitation } from '#shared/domain/invitation/invitation.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { candidateOf } from '#tests/support/sample-candidates.ts'

afterEach(cleanup)

const uid = () => useSession.getState().user?.uid ?? ''
const stored = ({ store }: RunningApp) => store.readElements('invitations') as Invitation[]
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))

async function openSearch(jobsOf: (uid: string) => unknown[]): Promise<RunningApp> {
  const app = await runApp('/404', { as: 'Employer', elements: {} })
  app.store.setElements('jobs', jobsOf(uid()))
  // Two of the cards take no invitation: one without an account has no reader, and no user invites themself.
  app.store.setElements('candidateProfiles', [
    candidateOf('meena_patel'),
    candidateOf('sample', { name: 'Asha Rao', uid: undefined }),
    candidateOf('own', { name: 'Suvarna Shah', uid: uid() })
  ])
  await leave(async () => app.navigate('/candidates'))
  await screen.findByRole('article', { name: /Meena/ })
  return app
}

test('candidate search › invites a candidate once to an employer’s live job', async () => {
  const app = await openSearch((employerId) => [
    jobOf('approved', { employerId }),
    jobOf('approved', { id: 'job_others', title: 'Polisher' }),
    jobOf('pending', { id: 'job_waits', title: 'Caster', employerId })
  ])
  await press('Invite')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Meena Patel' }))
  const job = await dialog.findByRole('button', { name: 'Stone setter\u00a0· Surat GJ' })
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([job.textContent, 'Close'])
  await userEvent.click(job)
  await toast('Invitation sent to Meena Patel.')
  expect(stored(app)).toMatchObject([{ uid: 'u-meena_patel', jobId: 'job_1', state: 'sent' }])
  await press('Invite')
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Stone setter\s· Surat GJ ?Invited on/ })
  expect(again.disabled).toBe(true)
})

const invitationTo = (jobId: string, title: string, more: Partial<Invitation> = {}): Invitation => ({
  ...{
    id: `u-suvarna_${jobId}_${uid()}`,
    revision: 1,
    employerId: 'u-suvarna',
    jobId,
    uid: uid(),
    publicProfileId: 'asha'
  },
  ...{ job: { title, company: 'Suvarna Jewels', location: 'Surat GJ' }, state: 'sent' },
  invitedAt: '2026-11-20T10:00:00.000Z',
  ...more
})

async function openProfile(make: () => Invitation[]): Promise<RunningApp> {
  const jobs = [jobOf('approved'), jobOf('deleted', { id: 'job_2', title: 'Polisher', ending: 'filled-here' })]
  const app = await runApp('/404', { as: 'Candidate', elements: { jobs, candidateProfiles: [] } })
  app.store.setElements('invitations', make())
  return app
}

test('My Profile › shows an invitation first and declines it with one click', async () => {
  const app = await openProfile(() => [
    invitationTo('job_1', 'Stone setter'),
    invitationTo('job_3', 'Caster', { state: 'declined' })
  ])
  expect((await screen.findAllByRole('link', { name: 'My Profile 1 new' })).length).toBeGreaterThan(0)
  await leave(async () => app.navigate('/profile'))
  const section = await screen.findByRole('region', { name: 'You are invited to apply' })
  await screen.findByRole('button', { name: 'Edit Profile' })
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['My Profile', 'You are invited to apply', 'Stone setter\u00a0· Surat GJ New'])
  expect(section.textContent).toContain('Suvarna Jewels invites you to apply\u00a0· 20 Nov 2026')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My Profile 1 new' })).toBeNull())
  expect(within(section).getByRole('link', { name: 'See the job' }).getAttribute('href')).toBe('/jobs/job_1')
  await press('Decline')
  await within(section).findByText(/^Declined\./)
  expect(stored(app)).toMatchObject([{ state: 'declined' }, { state: 'declined' }])
  await press('Undo')
  await within(section).findByRole('button', { name: 'Decline' })
  expect(stored(app)).toMatchObject([{ state: 'seen' }, { state: 'declined' }])
})

test('invitation › shows that the job is closed, without a link', async () => {
  const app = await openProfile(() => [invitationTo('job_2', 'Polisher')])
  await leave(async () => app.navigate('/profile'))
  await screen.findByText('This job is closed.')
  expect(screen.queryByRole('link', { name: 'See the job' })).toBeNull()
})
