// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountError, type AccountFailure, type AccountMail, type MailLink } from '#renderer/data/accounts/accounts.ts'
import { OpenedMailLink } from '#renderer/features/accounts/mail/mail-link.tsx'
import { useMailRequest } from '#renderer/features/accounts/mail/use-mail-request.ts'
import { VerifyBanner } from '#renderer/features/accounts/mail/verify-banner.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { userOf } from '#tests/support/over-board.tsx'

const mailOf = (more: Partial<AccountMail> = {}) =>
  ({ refresh: async () => {}, sendVerification: async () => {}, ...more }) as AccountMail
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const status = () => screen.getByRole('status').textContent

beforeEach(() => useToast.setState({ toast: null }))
afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
  useToast.setState({ toast: null })
})

test('a mail is asked for once while it is on its way, and what the last try said goes with the next', async () => {
  const { result } = renderHook(useMailRequest)
  let [calls, answer] = [0, (_works: boolean) => {}]
  const step = () => {
    calls += 1
    return new Promise<void>((resolve, reject) => (answer = (works) => (works ? resolve() : reject(new Error('no')))))
  }
  const run = () => act(async () => void result.current.run(step, 'Sent', 'Not sent'))
  await run()
  await run()
  expect([calls, result.current.busy, result.current.message]).toEqual([1, true, ''])
  await act(async () => answer(false))
  expect([result.current.busy, result.current.message]).toEqual([false, 'Not sent'])
  await run()
  expect([calls, result.current.message]).toEqual([2, ''])
  await act(async () => answer(true))
  expect(result.current.message).toBe('Sent')
})

describe('the banner of an address that nothing has shown yet', () => {
  function open(role: Role, mail: AccountMail | undefined, unverified = true) {
    useSession.setState({ user: { ...userOf('u-meena', role), ...(unverified && { unverified }) } })
    return render(
      <ServicesContext value={{ accounts: { mail } } as unknown as Services}>
        <VerifyBanner />
      </ServicesContext>
    )
  }

  test('looks again when its person says so, and tells them what it found', async () => {
    const refresh = vi.fn(async () => {})
    open('Candidate', mailOf({ refresh }))
    await press('I have opened the link')
    expect([refresh.mock.calls.length, status()]).toEqual([1, 'The link has not been opened yet.'])
    refresh.mockRejectedValueOnce(new AccountError('offline'))
    await press('I have opened the link')
    expect(status()).toBe('This could not be looked up. Please try again.')
  })

  test('looks by itself when its person comes back from the mail, and no more once it is gone', async () => {
    const refresh = vi.fn(async () => {})
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { unmount } = open('Candidate', mailOf({ refresh }))
    const comeBack = () => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    }
    comeBack()
    expect(refresh).toHaveBeenCalledTimes(0)
    visible.mockReturnValue('visible')
    comeBack()
    expect(refresh).toHaveBeenCalledTimes(2)
    unmount()
    comeBack()
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})

describe('the link of a mail', () => {
  const links: Record<string, MailLink> = {
    'c-1': { email: 'meena@example.com', purpose: 'verification' },
    'c-2': { email: 'kesar_employer@loupe.example', purpose: 'password' }
  }
  const readLink = async (code: string) => links[code] as MailLink
  function open(code: string, mail: AccountMail) {
    let at = ''
    function Probe() {
      at = useLocation().pathname
      return null
    }
    const page = (opened: string) => (
      <MemoryRouter initialEntries={['/link']}>
        <Probe />
        <OpenedMailLink mail={mail} code={opened} />
      </MemoryRouter>
    )
    const { rerender } = render(page(code))
    return { at: () => at, goOn: (next: string) => act(async () => rerender(page(next))) }
  }
  const choose = (first: string) => {
    for (const label of ['Password', 'Confirm password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: first } })
    return press('Choose this password')
  }

  test('is read anew when another one is opened in its place', async () => {
    const { goOn } = open('c-1', mailOf({ readLink }))
    await screen.findByText(/^Somebody signed up with meena@example\.com/)
    await goOn('c-2')
    await screen.findByText(/^Choose the password for kesar_employer@loupe\.example/)
  })

  test('that could not be used says so, stays, and can be used again', async () => {
    const verifyAddress = vi.fn(async () => {})
    const { at } = open('c-1', mailOf({ readLink, verifyAddress }))
    await screen.findByText(/^Somebody signed up/)
    verifyAddress.mockRejectedValueOnce(new AccountError('offline'))
    await press('It was me')
    expect([status(), at(), useToast.getState().toast]).toEqual([
      'This did not work. Please try again later.',
      '/link',
      null
    ])
    await press('It was me')
    expect([at(), useToast.getState().toast?.name]).toEqual(['/login', 'addressShown'])
  })

  test('leads nobody to the login who has gone on before it was answered', async () => {
    let answer = () => {}
    const verifyAddress = () => new Promise<void>((resolve) => (answer = resolve))
    const { at, goOn } = open('c-1', mailOf({ readLink, verifyAddress }))
    await screen.findByText(/^Somebody signed up/)
    await press('It was me')
    await goOn('c-2')
    await screen.findByText(/^Choose the password/)
    await act(async () => answer())
    expect([at(), useToast.getState().toast?.name]).toEqual(['/link', 'addressShown'])
  })

  test.each<[AccountFailure, string]>([
    ['link-dead', 'This link has already been used or has expired.'],
    ['password-short', 'Please choose a password of 8 characters or more.'],
    ['offline', 'This did not work. Please try again later.']
  ])('that chooses no password (%s) says why at the field, and keeps what was typed', async (failure, sentence) => {
    // The list of common passwords.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ words: [] }))
    const choosePassword = async () => Promise.reject(new AccountError(failure))
    const { at } = open('c-2', mailOf({ readLink, choosePassword }))
    await screen.findByText(/^Choose the password/)
    await choose('ten times magnified')
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(sentence)
    expect([field.value, at()]).toEqual(['ten times magnified', '/link'])
    expect(document.activeElement).toBe(field)
  })
})
