// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountError } from '#renderer/data/accounts/accounts-port.ts'
import { runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

const text =
  'You have been successfully logged out. It was done in another tab, or your account was changed or deleted.'

test('end of the session › is announced when another tab logs out, with a login', async () => {
  const { store, at } = await runApp('/profile', { as: 'Candidate' })
  await screen.findByRole('button', { name: 'Edit Profile' })
  // As another tab does that deletes the account.
  act(() => store.setElements('accounts', []))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText('Logged Out')).toBeTruthy()
  await waitFor(() => expect(at()).toBe('/login'))
})

test('logout › keeps the user signed in and shows the reason when it fails', async () => {
  const { accounts, at } = await runApp('/profile', { as: 'Candidate' })
  vi.spyOn(accounts, 'signOut').mockRejectedValue(new AccountError('full'))
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toMatch(/Logout Failed\S/))
  expect(at()).toBe('/profile')
  expect(within(screen.getByRole('banner')).getByText('User')).toBeTruthy()
})
