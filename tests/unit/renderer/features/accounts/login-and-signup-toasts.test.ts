import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import { AccountError, type AccountFailure } from '#renderer/data/accounts/accounts-port.ts'
import { formatWait, showLoginFailure, showSignupFailure } from '#renderer/features/accounts/login-and-signup-toasts.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => useToast.setState({ toast: null }))

const shown = () => useToast.getState().toast
const isLogged = () => logged.mock.calls.length > 0

const specified = new Set<AccountFailure>([
  ...(['wrong-administrator-password', 'user-not-found', 'wrong-password', 'invalid-credential'] as const),
  ...(['admin-requested', 'employer-unmarked'] as const)
])

test.each<[AccountFailure, ToastName]>([
  ['wrong-administrator-password', 'adminLoginFailed'],
  ['user-not-found', 'loginFailedUserNotFound'],
  ['wrong-password', 'loginFailedWrongPassword'],
  ['invalid-credential', 'loginFailed'],
  ['damaged', 'loginFailedDamaged'],
  ['full', 'loginFailedFull'],
  ['wait', 'loginFailedWait'],
  ['too-often', 'loginFailedTooOften'],
  ['offline', 'loginFailedOffline'],
  ['insecure', 'loginFailedInsecure'],
  ['unavailable', 'loginFailedUnavailable']
])('login › shows an error and logs unknown failures: %s', (failure, toast) => {
  showLoginFailure(new AccountError(failure))
  expect([shown()?.name, isLogged()]).toEqual([toast, !specified.has(failure)])
})

test.each<[AccountFailure, ToastName]>([
  ['admin-requested', 'signupErrorAdmin'],
  ['employer-unmarked', 'signupErrorEmployer'],
  ['email-taken', 'signupErrorEmailTaken'],
  ['email-invalid', 'signupErrorEmail'],
  ['password-short', 'signupErrorPasswordShort'],
  ['password-common', 'signupErrorPasswordCommon'],
  ['damaged', 'signupErrorDamaged'],
  ['full', 'signupErrorFull'],
  ['offline', 'signupErrorOffline'],
  ['insecure', 'signupErrorInsecure'],
  ['unavailable', 'signupErrorOther']
])('sign-up › shows an error and logs unknown failures: %s', (failure, toast) => {
  showSignupFailure(new AccountError(failure))
  expect([shown()?.name, isLogged()]).toEqual([toast, !specified.has(failure)])
})

test.each([
  [1, '1 second'],
  [1001, '2 seconds'],
  [90_000, '90 seconds'],
  [90_001, '2 minutes'],
  [1_800_000, '30 minutes']
])('waiting time of the sign-in throttle › rounds %i ms up to %s', (waitMs, words) => {
  expect(formatWait(waitMs)).toBe(words)
})
