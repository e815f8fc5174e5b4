// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import type { RequestDecision } from '#shared/domain/house/request-record.ts'
import { type RunningApp, runApp } from '#tests/support/app.tsx'
import { openDeskOver, storeRequest } from '#tests/support/asking.ts'
import { password } from '#tests/support/people.ts'

afterEach(cleanup)

const user = () => useSession.getState().user as SessionUser
const askLink = () => screen.queryByRole('link', { name: /Ask for an employer account|See your request/ })

/** Somebody at their profile who has asked, and been answered so. */
async function open(did?: RequestDecision | 'nothing', as: Role = 'Candidate'): Promise<RunningApp> {
  const app = await runApp('/404', { as, elements: { jobs: [] } })
  if (did !== 'nothing') await storeRequest(app.store, user(), did, 'Nobody answers at that number.')
  await act(async () => app.navigate('/profile'))
  await screen.findByRole('button', { name: 'Edit Profile' })
  return app
}

async function deleteAccount(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  return screen.getByRole('dialog', { name: 'Delete your account?' })
}

async function confirmDeletion(dialog: HTMLElement): Promise<void> {
  fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: password } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(useSession.getState().user).toBeNull())
}

test('it says why somebody is no employer any more', async () => {
  const app = await open('nothing', 'Employer')
  expect(askLink()).toBeNull()
  await act(async () => {
    await openDeskOver(app.store).ban(user(), 'Asked for a deposit.')
  })
  await screen.findByText('Your employer account was taken away: Asked for a deposit.')
  expect(within(await deleteAccount()).getByText(/^That your employer account was taken away stays/)).toBeDefined()
})

test('a request that nobody has answered goes with the account', async () => {
  const app = await open()
  const dialog = await deleteAccount()
  expect(within(dialog).queryByText(/stays with the administrator/)).toBeNull()
  await confirmDeletion(dialog)
  expect(app.store.readElements('employerRequests')).toEqual([])
})

test('what the administrator has answered stays when the account goes, which is said before, and waits no more', async () => {
  const app = await open('ask')
  await screen.findByText(/^The administrator asks about/)
  const dialog = await deleteAccount()
  within(dialog).getByText(/^What the administrator has answered .* stays with the administrator\.$/)
  await confirmDeletion(dialog)
  expect(app.store.readElements('employerRequests')).toMatchObject([{ state: 'withdrawn' }])
})
