// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { emails, password } from '#tests/support/people.ts'
import { leave, runApp } from '#tests/support/render-app.tsx'

const employer = {
  ...{ email: emails.Employer, uid: 'u-1', role: 'Employer', isEmployer: true, isAdmin: false, unverified: true }
} satisfies SessionUser
const signUp = vi.fn(async (): Promise<SessionUser> => employer)
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

describe('sign-up page', () => {
  test('asks an employer on Firestore to verify the email', async () => {
    const app = await open()
    await userEvent.click(screen.getByRole('radio', { name: 'Employer' }))
    await userEvent.type(screen.getByLabelText('Email'), emails.Employer)
    await userEvent.type(screen.getByLabelText('Password'), password)
    await userEvent.type(screen.getByLabelText('Confirm password'), password)
    signUp.mockImplementationOnce(async () => {
      useSession.setState({ user: employer })
      return employer
    })
    await leave(submit)
    await toast('Signup SuccessfulYour account has been created!')
    expect([app.at(), signUp.mock.calls]).toEqual(['/employer/dashboard', [[emails.Employer, password, 'Employer']]])
    const banner = within(await screen.findByRole('region', { name: `Please confirm your email ${emails.Employer}` }))
    await userEvent.click(banner.getByRole('button', { name: 'Resend the email' }))
    await banner.findByText('The email is on its way.')
    expect(mail.sendVerification).toHaveBeenCalledOnce()
  })

  test('explains a rejection and keeps the typed text', async () => {
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
    await toast('Signup ErrorThis email already has an account. Please login with it.')
    expect([email.value, chosen[0]?.value]).toEqual([emails.Candidate, password])
  })

  describe('with an email outside the employer domain', () => {
    const ask = () => screen.findByRole('button', { name: 'Ask for an employer account' })
    const typeAddress = async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Employer' }))
      await userEvent.type(screen.getByLabelText('Email'), emails.Candidate)
    }
    const typePasswords = async (typed = password) => {
      await userEvent.type(screen.getByLabelText('Password'), typed)
      await userEvent.type(screen.getByLabelText('Confirm password'), typed)
    }

    test('rejects the employer role and offers to request an employer account', async () => {
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
  })
})
