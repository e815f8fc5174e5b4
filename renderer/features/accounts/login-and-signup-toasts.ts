import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import { AccountError, type AccountFailure } from '#renderer/data/accounts/accounts-port.ts'
import { t } from '#renderer/messages/messages.ts'
import { readToastText, showToast } from '#renderer/stores/toast-store.ts'

const loginToasts: Partial<Record<AccountFailure, ToastName>> = {
  'wrong-administrator-password': 'adminLoginFailed',
  'user-not-found': 'loginFailedUserNotFound',
  'wrong-password': 'loginFailedWrongPassword',
  'invalid-credential': 'loginFailed',
  damaged: 'loginFailedDamaged',
  full: 'loginFailedFull',
  wait: 'loginFailedWait',
  'too-often': 'loginFailedTooOften',
  offline: 'loginFailedOffline',
  insecure: 'loginFailedInsecure'
}

const signupToasts: Partial<Record<AccountFailure, ToastName>> = {
  'admin-requested': 'signupErrorAdmin',
  'employer-unmarked': 'signupErrorEmployer',
  'email-taken': 'signupErrorEmailTaken',
  'email-invalid': 'signupErrorEmail',
  'password-short': 'signupErrorPasswordShort',
  'password-common': 'signupErrorPasswordCommon',
  damaged: 'signupErrorDamaged',
  full: 'signupErrorFull',
  offline: 'signupErrorOffline',
  insecure: 'signupErrorInsecure'
}

/** The failures that have a sentence in the specification. Every other one is logged, too. */
const specified: ReadonlySet<AccountFailure> = new Set([
  'admin-requested',
  'employer-unmarked',
  'wrong-administrator-password',
  'user-not-found',
  'wrong-password',
  'invalid-credential'
])

export function showLoginFailure(error: unknown): void {
  showFailure(error, loginToasts, 'loginFailedUnavailable')
}

/** Returns the text of the toast. */
export function showSignupFailure(error: unknown): string {
  return showFailure(error, signupToasts, 'signupErrorOther')
}

function showFailure(error: unknown, toasts: Partial<Record<AccountFailure, ToastName>>, other: ToastName): string {
  const failure = error instanceof AccountError ? error.failure : 'unavailable'
  const name = toasts[failure] ?? other
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  if (!specified.has(failure)) console.error(error)
  const values = error instanceof AccountError && error.waitMs > 0 ? { wait: formatWait(error.waitMs) } : {}
  showToast(name, values)
  return readToastText(name, values)
}

/** '40 seconds', '4 minutes': rounded up. */
export function formatWait(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  return seconds <= 90
    ? t('accounts.seconds', { count: seconds })
    : t('accounts.minutes', { count: Math.ceil(seconds / 60) })
}
