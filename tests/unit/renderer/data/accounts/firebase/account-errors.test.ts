import { expect, test } from 'vitest'
import { toAccountError } from '#renderer/data/accounts/firebase/account-errors.ts'

const failing = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['auth/network-request-failed', 'offline'],
  ['auth/timeout', 'offline'],
  ['auth/too-many-requests', 'too-often'],
  ['auth/user-not-found', 'user-not-found'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-credential', 'invalid-credential'],
  ['auth/internal-error', 'unavailable']
])('%s means %s', (code, failure) => {
  expect(toAccountError(failing(code))).toMatchObject({ failure, cause: { code } })
})
