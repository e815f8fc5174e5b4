// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { openModerationOver, storeRequest } from '#tests/support/employer-requests.ts'
import { leave, runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

const user = () => useSession.getState().user as SessionUser
const banner = () => within(screen.getByRole('banner'))
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))
const navigation = () => [
  ...new Set(
    banner()
      .getAllByRole('link')
      .map((link) => link.textContent)
  )
]

test('role change › announces the employer role and updates the navigation', async () => {
  const app = await runApp('/about-us', { as: 'Candidate', elements: { jobs: [] } })
  await screen.findByRole('heading', { level: 1, name: 'About Us' })
  expect(navigation()).toContain('My Profile')
  const request = await storeRequest(app.store, user())
  await act(() => openModerationOver(app.store).approve(request, ['phone']))
  await toast('You can post jobs nowWelcome! The administrator has approved your employer account.')
  expect(navigation()).toEqual(expect.arrayContaining(['Find Candidates', 'Post a Job', 'Dashboard']))
  expect(navigation()).not.toContain('My Profile')
  banner().getByText('Employer')
  const notifications = within(screen.getByRole('region', { name: /Notif/ }))
  await leave(() => userEvent.click(notifications.getByRole('link', { name: 'Post a Job' })))
  await screen.findByRole('heading', { level: 1, name: 'Post a Job' })
  expect(app.at()).toBe('/employer/post-job')
})

test('role change › sends a banned employer to the home page with the reason', async () => {
  const app = await runApp('/employer/dashboard', { as: 'Employer', elements: { jobs: [] } })
  await screen.findByRole('heading', { level: 1, name: 'Employer Dashboard' })
  await act(async () => {
    await openModerationOver(app.store).ban(user(), 'Asked for a deposit.')
  })
  await toast('Your employer account was bannedThe administrator’s reason: Asked for a deposit.')
  await waitFor(() => expect(app.at()).toBe('/'))
  banner().getByText('User')
  expect(navigation()).not.toContain('Dashboard')
  // That the screen is for employers alone is not the last thing they read.
  await toast('Asked for a deposit.')
})

test('role change › keeps the unfinished job of a banned employer as a draft', async () => {
  const app = await runApp('/employer/post-job', { as: 'Employer', elements: { jobs: [] } })
  fireEvent.change(await screen.findByLabelText('Job title'), { target: { value: 'Polki Setter' } })
  await act(async () => {
    await openModerationOver(app.store).ban(user(), 'Asked for a deposit.')
  })
  await waitFor(() => expect(app.at()).toBe('/'))
  await waitFor(() => expect(app.store.readElements('jobDrafts')).toMatchObject([{ texts: { title: 'Polki Setter' } }]))
})
