// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountError } from '#renderer/data/accounts/accounts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { runApp } from '#tests/support/app.tsx'
import { emails, password } from '#tests/support/people.ts'

const signUp = vi.fn(async (): Promise<SessionUser | null> => null)
const mail = {
  sendVerification: vi.fn(async () => {}),
  refresh: vi.fn(async () => {}),
  sendPasswordReset: vi.fn(async () => {})
}

beforeEach(() => {
  for (const called of [signUp, ...Object.values(mail)]) called.mockClear()
  // The list of common passwords.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ words: [] }))
})
afterEach(cleanup)

/** The sign-up where accounts have a mail box. */
async function open() {
  const app = await runApp('/about-us', { elements: { jobs: [] } })
  Object.assign(app.accounts, { mail, signUp })
  await act(async () => app.navigate('/signup'))
  await screen.findByRole('heading', { level: 1, name: 'Sign up' })
  return app
}
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))

test('an employer types no password, reads where it is chosen, may have the mail sent again, and is not signed in', async () => {
  await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Employer' }))
  expect(screen.queryByLabelText('Password')).toBeNull()
  screen.getByText('You choose your password through a link in the mail that we send to this address.')
  await userEvent.type(screen.getByLabelText('Email'), emails.Employer)
  await submit()
  await toast('The mail to choose your password is on its way.')
  expect(signUp.mock.calls).toEqual([[emails.Employer, '', 'Employer']])
  screen.getByText(
    `We sent a mail to ${emails.Employer}. Open the link in it and choose your password there. Nothing else opens this account.`
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }))
  await screen.findByText('The mail is on its way.')
  expect(mail.sendPasswordReset.mock.calls).toEqual([[emails.Employer]])
  mail.sendPasswordReset.mockRejectedValueOnce(new AccountError('unavailable'))
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }))
  await screen.findByText('The mail could not be sent. Please try again later.')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(useSession.getState().user).toBeNull()
})

test('an employer’s address that signs up as a candidate is told the same: what was typed is not the password', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Email'), emails.Employer)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.type(screen.getByLabelText('Confirm password'), password)
  await submit()
  await screen.findByRole('heading', { name: 'Choose your password' })
})

test('a mail that could not be sent is said, and what was typed stays', async () => {
  await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Employer' }))
  await userEvent.type(screen.getByLabelText('Email'), emails.Employer)
  signUp.mockRejectedValueOnce(new AccountError('mail-unsent'))
  await submit()
  await toast('The mail to choose your password could not be sent. Please try again later.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(emails.Employer)
})

test('on a board of this device an employer chooses the password here, as everybody does', async () => {
  await runApp('/signup', { elements: { jobs: [] } })
  await userEvent.click(await screen.findByRole('radio', { name: 'Employer' }))
  expect(screen.getByLabelText('Password')).toBeDefined()
})

test('an employer whose address nothing has shown yet is asked to choose a password', async () => {
  const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [] } })
  Object.assign(app.accounts, { mail })
  await act(async () => {
    const { user } = useSession.getState()
    useSession.setState({ user: user && { ...user, unverified: true } })
    app.navigate('/employer/dashboard')
  })
  const banner = within(await screen.findByRole('region', { name: `Please show that ${emails.Employer} is yours` }))
  banner.getByText(/^Choose your password through a link that we send there\./)
  await userEvent.click(banner.getByRole('button', { name: 'Send the mail' }))
  await banner.findByText('The mail is on its way.')
  expect(mail.sendVerification).toHaveBeenCalledOnce()
})
