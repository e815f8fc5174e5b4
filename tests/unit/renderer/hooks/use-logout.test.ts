// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AccountError } from '#renderer/data/accounts/accounts.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { useLogout } from '#renderer/hooks/use-logout.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

beforeEach(() => useToast.setState({ toast: null }))
afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

/** Logs out at the dashboard. Gives where that led, and what was said. */
async function logOut(signOut: () => Promise<void>) {
  const services = { accounts: { signOut } } as unknown as Services
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(
      MemoryRouter,
      { initialEntries: ['/employer/dashboard'] },
      createElement(ServicesContext, { value: services }, children)
    )
  const { result } = renderHook(() => ({ at: useLocation().pathname, logout: useLogout() }), { wrapper })
  await act(async () => result.current.logout())
  const { toast } = useToast.getState()
  return { at: result.current.at, said: toast?.name, message: toast?.values.message }
}

test('who logs out is told so, at home', async () => {
  expect(await logOut(async () => {})).toMatchObject({ at: '/', said: 'logoutSuccessful' })
})

test.each([
  ['what the accounts say', new Error('no storage'), 'no storage'],
  ['what lies behind that', new AccountError('unavailable', { cause: new Error('no room') }), 'no room'],
  ['a bare text', 'gone', 'gone']
])('a logout that fails says why (%s), and leaves everybody where they are', async (_what, failure, message) => {
  expect(await logOut(() => Promise.reject(failure))).toEqual({
    ...{ at: '/employer/dashboard', said: 'logoutFailed', message }
  })
})
