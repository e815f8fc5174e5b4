// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountError } from '#renderer/data/accounts/accounts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { leave, runApp } from '#tests/support/app.tsx'
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

test('a sign-up that is refused says why, and keeps what was typed', async () => {
  const app = await runApp('/signup', { elements: { jobs: [] } })
  await app.accounts.signUp(emails.Candidate, password, 'Candidate')
  await act(() => app.accounts.signOut())
  await act(async () => app.navigate('/signup'))
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
    return field
  }
  const email = await type('Email', 'ADMIN@loupe.example')
  const chosen = [await type('Password', password), await type('Confirm password', password)]
  // So that a password manager offers to make one.
  expect(chosen.map(({ autocomplete }) => autocomplete)).toEqual(['new-password', 'new-password'])
  await submit()
  await toast('Signup ErrorAdmin account cannot be created manually.')
  expect([email.value, app.at()]).toEqual(['ADMIN@loupe.example', '/signup'])
  await type('Email', emails.Candidate)
  await type('Confirm password', `${password}.`)
  await submit()
  await toast('Signup ErrorPasswords do not match.')
  await type('Confirm password', password)
  await submit()
  await toast('Signup ErrorThere is an account with this email already. Please login with it.')
  expect([email.value, chosen[0]?.value]).toEqual([emails.Candidate, password])
})

test('a sign-up for which there is no room creates nothing, keeps what was typed, and succeeds when there is', async () => {
  const app = await runApp('/signup', { elements: { jobs: [] } })
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  const first = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(email, emails.Candidate)
  await userEvent.type(first, password)
  await userEvent.type(screen.getByLabelText('Confirm password'), password)
  app.store.faults.writes = 'full'
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await submit()
  await toast('Signup ErrorThe account could not be stored. Nothing was created: the storage of this device is full.')
  expect([email.value, first.value, app.at()]).toEqual([emails.Candidate, password, '/signup'])
  expect([app.store.readElements('accounts'), useSession.getState().user]).toEqual([[], null])
  app.store.faults.writes = undefined
  await leave(submit)
  await toast('Signup SuccessfulYour account has been created!')
})

test('an employer whose address nothing has shown yet is asked to choose a password', async () => {
  const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [] } })
  Object.assign(app.accounts, { mail })
  await act(async () => {
    const { user } = useSession.getState()
    useSession.setState({ user: user && { ...user, unverified: true } })
    app.navigate('/employer/dashboard')
  })
  const banner = within(await screen.findByRole('region', { name: `Please confirm that ${emails.Employer} is yours` }))
  banner.getByText(/^Choose your password through a link that we send there\./)
  await userEvent.click(banner.getByRole('button', { name: 'Send the mail' }))
  await banner.findByText('The mail is on its way.')
  expect(mail.sendVerification).toHaveBeenCalledOnce()
})

describe('whoever wants to post and has an address of their own', () => {
  const ask = () => screen.findByRole('button', { name: 'Ask for an employer account' })
  const typeAddress = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Employer' }))
    await userEvent.type(screen.getByLabelText('Email'), emails.Candidate)
  }
  const typePasswords = async (typed = password) => {
    await userEvent.type(screen.getByLabelText('Password'), typed)
    await userEvent.type(screen.getByLabelText('Confirm password'), typed)
  }

  test('is refused as before, and asks for an employer’s account with one press', async () => {
    const app = await runApp('/signup', { elements: { jobs: [] } })
    await typeAddress()
    await typePasswords()
    expect(screen.queryByRole('button', { name: 'Ask for an employer account' })).toBeNull()
    await submit()
    await toast('Signup ErrorPlease contact Website Administrator')
    const email = screen.getByLabelText('Email')
    expect(document.activeElement).toBe(email)
    const described = (email.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Please contact Website Administrator'
    )
    expect(app.at()).toBe('/signup')
    expect(app.store.readElements('accounts')).toEqual([])
    await leave(async () => userEvent.click(await ask()))
    await screen.findByRole('heading', { level: 1, name: 'Ask for an employer account' })
    expect(app.at()).toBe('/employer/ask')
    await toast('Signup SuccessfulYour account has been created!')
    expect(useSession.getState().user).toMatchObject({ email: emails.Candidate, role: 'Candidate' })
  })

  test('is asked for a better password first, and goes on to the same place', async () => {
    const app = await runApp('/signup', { elements: { jobs: [] } })
    await typeAddress()
    await typePasswords('short')
    await submit()
    await userEvent.click(await ask())
    await toast('Please choose a password of 8 characters or more.')
    for (const label of ['Password', 'Confirm password']) await userEvent.clear(screen.getByLabelText(label))
    await typePasswords()
    await leave(() => userEvent.click(screen.getByRole('button', { name: 'Sign up and ask' })))
    await waitFor(() => expect(app.at()).toBe('/employer/ask'))
  })

  test('chooses a password where employers get theirs through a mail, and signs up as a candidate', async () => {
    const app = await open()
    await typeAddress()
    signUp.mockRejectedValueOnce(new AccountError('employer-unmarked'))
    await submit()
    await userEvent.click(await ask())
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await typePasswords()
    const uid = 'uid-1'
    signUp.mockResolvedValueOnce({ email: emails.Candidate, uid, role: 'Candidate', isAdmin: false, isEmployer: false })
    await userEvent.click(screen.getByRole('button', { name: 'Sign up and ask' }))
    await waitFor(() => expect(signUp).toHaveBeenLastCalledWith(emails.Candidate, password, 'Candidate'))
    // This stand-in signs in nobody, so that the form sends them to the login.
    await waitFor(() => expect(app.at()).toBe('/login'))
  })

  test('who chooses another role afterwards signs up as that', async () => {
    await open()
    await typeAddress()
    signUp.mockRejectedValueOnce(new AccountError('employer-unmarked'))
    await submit()
    await userEvent.click(await ask())
    await userEvent.click(screen.getByRole('radio', { name: 'Candidate' }))
    screen.getByRole('button', { name: 'Sign up' })
  })
})
