import { expect, test } from 'vitest'
import { isSessionEnded, toAccountError } from '#renderer/data/accounts/firebase/account-errors.ts'

const failing = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/invalid-email', 'email-invalid'],
  ['auth/missing-email', 'email-invalid'],
  ['auth/weak-password', 'password-short'],
  ['auth/password-does-not-meet-requirements', 'password-short'],
  ['auth/missing-password', 'invalid-credential'],
  ['auth/invalid-login-credentials', 'invalid-credential'],
  ['auth/invalid-action-code', 'link-dead'],
  ['auth/expired-action-code', 'link-dead'],
  ['auth/network-request-failed', 'offline'],
  ['auth/timeout', 'offline'],
  ['auth/too-many-requests', 'too-often'],
  ['auth/user-not-found', 'user-not-found'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-credential', 'invalid-credential'],
  ['auth/internal-error', 'unavailable']
])('account error › maps %s to %s', (code, failure) => {
  expect(toAccountError(failing(code))).toMatchObject({ failure, cause: { code } })
})

test.each([
  ['auth/user-token-expired', true],
  ['auth/user-not-found', true],
  ['auth/user-disabled', true],
  ['auth/invalid-user-token', true],
  ['auth/network-request-failed', false],
  ['auth/internal-error', false]
])('check whether an error ends a Firebase session › returns for %s: %s', (code, ends) => {
  expect(isSessionEnded(failing(code))).toBe(ends)
})
