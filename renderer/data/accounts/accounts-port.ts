import type { Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'

/** The account of this tab. Every method but `watch` rejects with an AccountError alone. */
export interface Accounts {
  /** Restores the session of this tab, before the app renders. null: signed out. */
  restore(): Promise<SessionUser | null>
  watch(listener: (user: SessionUser | null) => void): Unsubscribe
  /** Creates an account and signs in. The address decides the role. */
  signUp(email: string, password: string, role: Role): Promise<SessionUser>
  signIn(email: string, password: string): Promise<SessionUser>
  signOut(): Promise<void>
  /** Deletes the account in every tab: checks the password, then runs `removeData`, still signed in. When that rejects the account stays; retry is safe. */
  deleteAccount(password: string, removeData: () => Promise<void>): Promise<void>
  /** Present where accounts have a mail box, which proves the address. */
  readonly mail?: AccountMail
}

export interface AccountMail {
  /** Sends a link that verifies the address. */
  sendVerification(): Promise<void>
  /** Asks the server whether the address was verified; then the listeners of `Accounts` are called. */
  refresh(): Promise<void>
  /** Resolves whether or not there is such an account. */
  sendPasswordReset(email: string): Promise<void>
  /** Reads the purpose of a mail's link by its code, and does nothing yet. 'link-dead': it was used, or is too old. */
  readLink(code: string): Promise<MailLink>
  /** Also verifies the address, and ends every session of the account. */
  choosePassword(code: string, password: string): Promise<void>
  /** Takes links that verify. `password`: of the account, for 'employer-verification', which signs in with it first. */
  verifyAddress(code: string, password?: string): Promise<void>
}

export interface MailLink {
  email: string
  /**
   * 'employer-verification': the address makes an employer, and a stranger may have signed up with it. 'none': the product sends no such link.
   */
  purpose: 'password' | 'verification' | 'employer-verification' | 'none'
}

export type AccountFailure =
  | 'admin-requested'
  /** An employer's role was asked for with an address without the employer marker. */
  | 'employer-unmarked'
  | 'email-taken'
  | 'email-invalid'
  | 'password-short'
  | 'password-common'
  | 'user-not-found'
  | 'wrong-password'
  /** The server does not say which of them is wrong. */
  | 'invalid-credential'
  | 'wrong-administrator-password'
  /** The administrator's account cannot be deleted. */
  | 'administrator-stays'
  | 'link-dead'
  /** Too many failures in a row: nothing is checked for `waitMs`. */
  | 'wait'
  /** The same, where the server does not say how long. */
  | 'too-often'
  /** Nothing was checked. */
  | 'offline'
  /** Without a secure context the browser offers no cryptography. */
  | 'insecure'
  /** The stored accounts cannot be read: nothing was checked. */
  | 'damaged'
  | 'full'
  | 'unavailable'

export class AccountError extends Error {
  readonly failure: AccountFailure
  /** With 'wait', in milliseconds. */
  readonly waitMs: number

  constructor(failure: AccountFailure, options: { cause?: unknown; waitMs?: number } = {}) {
    super(`Account: ${failure}`, { cause: options.cause })
    this.name = 'AccountError'
    this.failure = failure
    this.waitMs = options.waitMs ?? 0
  }
}
