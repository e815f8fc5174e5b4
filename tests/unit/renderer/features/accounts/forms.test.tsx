// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountError, type AccountFailure, type Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { LoginForm } from '#renderer/features/accounts/login-form.tsx'
import { refuseCommonPassword } from '#renderer/features/accounts/new-password-fields.tsx'
import { SignupForm } from '#renderer/features/accounts/signup-form.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

beforeEach(() => useToast.setState({ toast: null }))
afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

const shown = () => useToast.getState().toast?.name
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
/** Text below a field, as a screen reader says it with the field. */
const described = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

function renderForm(form: ReactNode, accounts: Partial<Accounts>, state: unknown = null) {
  let at = { pathname: '', state: undefined as unknown }
  function Probe() {
    at = useLocation()
    return null
  }
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <ServicesContext value={{ accounts } as unknown as Services}>
        <Probe />
        {form}
      </ServicesContext>
    </MemoryRouter>
  )
  return () => at
}

describe('login form', () => {
  const open = (accounts: Partial<Accounts>) => {
    const onEntered = vi.fn()
    renderForm(<LoginForm demonstration={false} onEntered={onEntered} />, accounts)
    return onEntered
  }

  test('sends a password reset to the typed email and shows failures', async () => {
    const sendPasswordReset = vi.fn(async () => {})
    open({ mail: { sendPasswordReset } as unknown as NonNullable<Accounts['mail']> })
    for (const typed of ['', 'meena']) {
      fill('Email', typed)
      await press('Forgot your password?')
      expect([described('Email'), document.activeElement]).toEqual([
        expect.stringMatching(/^Enter your email first/),
        field('Email')
      ])
    }
    expect(sendPasswordReset).not.toHaveBeenCalled()
    fill('Email', 'meena@example.com')
    await press('Forgot your password?')
    expect([sendPasswordReset.mock.calls, shown(), described('Email')]).toEqual([
      [['meena@example.com']],
      'loginResetSent',
      ''
    ])
    sendPasswordReset.mockRejectedValueOnce(new AccountError('offline'))
    await press('Forgot your password?')
    expect(shown()).toBe('loginResetFailed')
    await press('Forgot your password?')
    expect([sendPasswordReset.mock.calls.length, shown()]).toEqual([3, 'loginResetSent'])
  })
})

describe('sign-up form', () => {
  const password = 'a steady hand at the bench'
  const open = (accounts: Partial<Accounts>) => {
    // The list of common passwords.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ words: [] }))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderForm(<SignupForm employerMarker="_employer@loupe.example" onEntered={() => {}} />, accounts)
    fill('Email', ' meena@example.com ')
  }
  const submit = async (first = password, second = first) => {
    fill('Password', first)
    fill('Confirm password', second)
    await press('Sign up')
  }

  test.each<[AccountFailure, label: string, sentence: string]>([
    ['admin-requested', 'Email', 'Admin account cannot be created manually.'],
    ['email-taken', 'Email', 'This email already has an account. Please login with it.'],
    ['email-invalid', 'Email', 'Enter an email address, e.g. name@example.com.'],
    ['password-short', 'Password', 'Choose a password of 8 characters or more.'],
    ['password-common', 'Password', 'This password is too common']
  ])('shows the error %s at the field %s until the next attempt', async (failure, label, sentence) => {
    const signUp = vi.fn(async (): Promise<never> => Promise.reject(new AccountError(failure)))
    open({ signUp })
    await submit()
    expect(described(label)).toContain(sentence)
    expect([field(label).getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field(label)])
    expect([field('Email').value.trim(), field('Password').value]).toEqual(['meena@example.com', password])
    // Of the next failure, which is none of a field, the field says nothing.
    signUp.mockRejectedValueOnce(new AccountError('full'))
    await submit()
    expect([field(label).getAttribute('aria-invalid'), shown()]).toEqual([null, 'signupErrorFull'])
  })

  test('rejects a common password of minimum length', async () => {
    const signUp = vi.fn()
    open({ signUp })
    await submit('87654321')
    expect([signUp.mock.calls, shown()]).toEqual([[], 'signupErrorPasswordCommon'])
  })

  test('creates no account when the list of common passwords fails to load', async () => {
    const signUp = vi.fn()
    open({ signUp })
    const list = vi.spyOn(globalThis, 'fetch')
    for (const answer of [
      Promise.reject(new TypeError('no network')),
      Promise.resolve(Response.json({ words: [] }, { status: 404 }))
    ]) {
      list.mockReturnValueOnce(answer)
      useToast.setState({ toast: null })
      await submit()
      expect([signUp.mock.calls, shown()]).toEqual([[], 'signupErrorOffline'])
    }
    await expect(refuseCommonPassword('short')).resolves.toBeUndefined()
  })
})
