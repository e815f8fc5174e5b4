import { AccountError, type Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { showSignupFailure } from './login-and-signup-toasts.ts'
import { findPasswordProblem, refuseCommonPassword } from './new-password-fields.tsx'

/** Rejects as Accounts.signUp does. */
export async function signUpCandidate(accounts: Accounts, email: string, password: string): Promise<SessionUser> {
  await refuseCommonPassword(password)
  const user = await accounts.signUp(email, password, 'Candidate')
  showToast('signupSuccessful')
  return user
}

const emailFailures: readonly string[] = ['admin-requested', 'email-taken', 'email-invalid']

/** Shows the toast, and says where the problem belongs. */
export function explainSignUpFailure(error: unknown) {
  const text = showSignupFailure(error)
  const failure = error instanceof AccountError ? error.failure : 'unavailable'
  if (emailFailures.includes(failure)) return { email: text, isTaken: failure === 'email-taken' }
  return findPasswordProblem(error) === undefined ? { other: text } : { password: text }
}
