import { AccountError, type AccountFailure } from '../accounts-port.ts'

const failures: ReadonlyMap<string, AccountFailure> = new Map([
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/invalid-email', 'email-invalid'],
  ['auth/missing-email', 'email-invalid'],
  ['auth/weak-password', 'password-short'],
  ['auth/password-does-not-meet-requirements', 'password-short'],
  ['auth/missing-password', 'invalid-credential'],
  ['auth/user-not-found', 'user-not-found'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-action-code', 'link-dead'],
  ['auth/expired-action-code', 'link-dead'],
  // Current projects answer with this alone; older servers use the second code.
  ['auth/invalid-credential', 'invalid-credential'],
  ['auth/invalid-login-credentials', 'invalid-credential'],
  ['auth/too-many-requests', 'too-often'],
  ['auth/network-request-failed', 'offline'],
  ['auth/timeout', 'offline']
])

export function toAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error
  return new AccountError(failures.get(readCode(error)) ?? 'unavailable', { cause: error })
}

/** The account is gone, was closed, or its password was changed elsewhere. */
export function isSessionEnded(error: unknown): boolean {
  const ends = ['auth/user-token-expired', 'auth/user-not-found', 'auth/user-disabled', 'auth/invalid-user-token']
  return ends.includes(readCode(error))
}

export async function withAccountErrors<R>(step: () => Promise<R>): Promise<R> {
  try {
    return await step()
  } catch (error) {
    throw toAccountError(error)
  }
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
