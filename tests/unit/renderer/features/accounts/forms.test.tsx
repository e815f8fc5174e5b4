// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountError, type AccountFailure, type Accounts } from '#renderer/data/accounts/accounts.ts'
import { PasswordField } from '#renderer/features/accounts/account-fields.tsx'
import { LoginForm } from '#renderer/features/accounts/login-form.tsx'
import { refuseCommonPassword } from '#renderer/features/accounts/new-password.tsx'
import { SignupForm } from '#renderer/features/accounts/signup-form.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
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

test('a password is shown on a press, and hidden again by the next', () => {
  renderForm(<PasswordField name="p" label="Password" autoComplete="current-password" />, {})
  const look = () => [field('Password').type, screen.getByRole('button').textContent]
  expect(look()).toEqual(['password', 'Show'])
  fireEvent.click(screen.getByRole('button', { name: 'Show what is typed: Password' }))
  expect(look()).toEqual(['text', 'Hide'])
  fireEvent.click(screen.getByRole('button', { name: 'Hide what is typed: Password' }))
  expect(look()).toEqual(['password', 'Show'])
})

test.each([
  ['login', 'Sign up', '/signup'],
  ['sign-up', 'Login', '/login']
])(
  'whoever goes from the %s to the other form is led back to where they came from all the same',
  async (which, name, to) => {
    const state = { from: '/jobs/job_1', apply: 'job_1' }
    const form =
      which === 'login' ? (
        <LoginForm demonstration={false} onEntered={() => {}} />
      ) : (
        <SignupForm employerMarker="" onEntered={() => {}} />
      )
    const at = renderForm(form, {}, state)
    await act(async () => screen.getByRole('link', { name }).click())
    expect(at()).toMatchObject({ pathname: to, state })
  }
)

describe('a login', () => {
  const open = (accounts: Partial<Accounts>) => {
    const onEntered = vi.fn()
    renderForm(<LoginForm demonstration={false} onEntered={onEntered} />, accounts)
    return onEntered
  }

  test('is tried once while it is checked, which its button says, and again when that has failed', async () => {
    let fail = () => {}
    const signIn = vi.fn(
      () => new Promise<never>((_, reject) => (fail = () => reject(new AccountError('wrong-password'))))
    )
    const onEntered = open({ signIn })
    fill('Email', 'meena@example.com')
    fill('Password', 'secret')
    const submit = () => act(async () => void fireEvent.submit(field('Email').form as HTMLFormElement))
    await submit()
    await submit()
    expect([
      signIn.mock.calls,
      screen.getByRole('button', { name: 'One moment …' }).getAttribute('aria-disabled')
    ]).toEqual([[['meena@example.com', 'secret']], 'true'])
    await act(async () => fail())
    expect([shown(), onEntered.mock.calls.length]).toEqual(['loginFailedWrongPassword', 0])
    screen.getByRole('button', { name: 'Login' })
    await submit()
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  test('offers a mail where there is a mail box, to the address that is typed, and says what became of it', async () => {
    const sendPasswordReset = vi.fn(async () => {})
    open({ mail: { sendPasswordReset } as unknown as NonNullable<Accounts['mail']> })
    for (const typed of ['', 'meena']) {
      fill('Email', typed)
      await press('Forgot your password?')
      expect([described('Email'), document.activeElement]).toEqual([
        expect.stringMatching(/^Type your email here first/),
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

  test('asks for one mail at a time, and for another when that one is on its way', async () => {
    let arrive = () => {}
    const sendPasswordReset = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    open({ mail: { sendPasswordReset } as unknown as NonNullable<Accounts['mail']> })
    fill('Email', 'meena@example.com')
    await press('Forgot your password?')
    await press('Forgot your password?')
    expect([sendPasswordReset.mock.calls.length, shown()]).toEqual([1, undefined])
    await act(async () => arrive())
    await press('Forgot your password?')
    expect([sendPasswordReset.mock.calls.length, shown()]).toEqual([2, 'loginResetSent'])
  })
})

describe('a sign-up', () => {
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
    ['email-taken', 'Email', 'There is an account with this email already. Please login with it.'],
    ['email-invalid', 'Email', 'Please enter an email address such as name@example.com.'],
    ['password-short', 'Password', 'Please choose a password of 8 characters or more.'],
    ['password-common', 'Password', 'Many people use this password']
  ])(
    'that is refused (%s) says so at the %s, which gets the focus, until it is taken',
    async (failure, label, sentence) => {
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
    }
  )

  test('is sent once while it is on its way, which its button says, and again when that has failed', async () => {
    let fail = () => {}
    const signUp = vi.fn(() => new Promise<never>((_, reject) => (fail = () => reject(new AccountError('full')))))
    open({ signUp })
    await submit()
    await waitFor(() => expect(signUp).toHaveBeenCalledOnce())
    const again = () => act(async () => void fireEvent.submit(field('Email').form as HTMLFormElement))
    await again()
    const sending = screen.getByRole('button', { name: 'One moment …' })
    expect([signUp.mock.calls.length, sending.getAttribute('aria-disabled')]).toEqual([1, 'true'])
    await act(async () => fail())
    expect(shown()).toBe('signupErrorFull')
    await again()
    await waitFor(() => expect(signUp).toHaveBeenCalledTimes(2))
  })

  test('with two passwords that differ says so at the second, and creates nothing', async () => {
    const signUp = vi.fn()
    open({ signUp })
    await submit(password, `${password}.`)
    expect([described('Confirm password'), shown(), document.activeElement]).toEqual([
      'Passwords do not match.',
      'signupErrorMismatch',
      field('Confirm password')
    ])
    expect(signUp).not.toHaveBeenCalled()
  })

  test('with the shortest password that may be chosen is refused all the same where many people use it', async () => {
    const signUp = vi.fn()
    open({ signUp })
    await submit('87654321')
    expect([signUp.mock.calls, shown()]).toEqual([[], 'signupErrorPasswordCommon'])
  })

  test('asks for the list of common passwords with the first password that is chosen, and not before', async () => {
    const signUp = vi.fn(async (): Promise<never> => Promise.reject(new AccountError('full')))
    open({ signUp })
    const list = vi.spyOn(globalThis, 'fetch')
    fill('Password', password)
    fill('Confirm password', password)
    expect(list).not.toHaveBeenCalled()
    await press('Sign up')
    await waitFor(() => expect(signUp).toHaveBeenCalledOnce())
    expect(list.mock.calls.map(([address]) => String(address))).toEqual([
      expect.stringMatching(/common-passwords.*\.json/)
    ])
  })

  test('without the list of common passwords creates no account: rather none than a weak one', async () => {
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
