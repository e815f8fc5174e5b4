import type { Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'

/** Who is using this tab. Every method but `watch` rejects with an AccountError and with nothing else. */
export interface Accounts {
  /** Restores the session of this tab; must have ended before the app renders. Resolves with null when nobody is signed in. */
  restore(): Promise<SessionUser | null>
  /** Calls `listener` with the user now and whenever it changes. */
  watch(listener: (user: SessionUser | null) => void): Unsubscribe
  /**
   * Creates an account and signs in with it. `role` is what was asked for: the address decides what is given. null, for an
   * employer's address where there is mail: nobody is signed in, `password` was not taken, and whoever reads the mails to the
   * address was sent a link with which they choose it.
   */
  signUp(email: string, password: string, role: Role): Promise<SessionUser | null>
  signIn(email: string, password: string): Promise<SessionUser>
  signOut(): Promise<void>
  /**
   * Ends the account of the person who is signed in, for good, in every tab of theirs. The password is asked for again first;
   * then `removeData` runs, still signed in; when that rejects the account stays, and all of it can be done again.
   */
  deleteAccount(password: string, removeData: () => Promise<void>): Promise<void>
  /** Present where accounts have a mail box: who writes to it proves whose it is. */
  readonly mail?: AccountMail
}

/** What goes through the mail box of an account. Every method rejects with an AccountError and with nothing else. */
export interface AccountMail {
  /**
   * Sends the person who is signed in a link with which they show that the address is theirs: an employer by choosing a
   * password, which ends every session of the account.
   */
  sendVerification(): Promise<void>
  /** Asks the server whether that has happened; if it has, the listeners of `Accounts` are told. */
  refresh(): Promise<void>
  /** Sends a link with which another password can be chosen. Resolves whether or not there is such an account. */
  sendPasswordReset(email: string): Promise<void>
  /** What the link of a mail would do, by the code in it; nothing is done yet. 'link-dead': it was used, or is too old. */
  readLink(code: string): Promise<MailLink>
  /** Chooses the password by a link of that purpose: the address is shown by it as well, and every session of the account ends. */
  choosePassword(code: string, password: string): Promise<void>
  /** Shows by a link of that purpose, and by no other, that the address is the person's. */
  verifyAddress(code: string): Promise<void>
}

export interface MailLink {
  /** Where the mail went. */
  email: string
  /** 'none': the product sends no such link there, so somebody else has asked for it, and it is not used. */
  purpose: 'password' | 'verification' | 'none'
}

export type AccountFailure =
  /** The role of the administrator, or the administrator's address, was asked for at sign-up. */
  | 'admin-requested'
  /** The role of an employer was asked for with an address that does not carry the employer marker. */
  | 'employer-unmarked'
  | 'email-taken'
  | 'email-invalid'
  | 'password-short'
  /** The password is one of those that are tried first: said where it is chosen. */
  | 'password-common'
  | 'user-not-found'
  | 'wrong-password'
  /** The address or the password is wrong, and nobody says which. */
  | 'invalid-credential'
  | 'wrong-administrator-password'
  /** The administrator's account belongs to the job board itself: it cannot be deleted. */
  | 'administrator-stays'
  /** The mail with which the account is entered could not be sent: signing up again sends it. */
  | 'mail-unsent'
  /** The link of a mail was used already, or is too old. */
  | 'link-dead'
  /** Too many failures in a row: until `waitMs` is over nothing is tried. */
  | 'wait'
  /** The same, where the server counts and does not say how long. */
  | 'too-often'
  /** The server could not be reached: nothing was checked. */
  | 'offline'
  /** The page is not served securely, so the browser offers no way to handle passwords safely. */
  | 'insecure'
  /** What is stored of the accounts cannot be read: nothing was checked. */
  | 'damaged'
  /** There is no room for what would have to be stored. */
  | 'full'
  /** Anything else. The cause says more. */
  | 'unavailable'

export class AccountError extends Error {
  readonly failure: AccountFailure
  /** With 'wait': how long until the next attempt is accepted. */
  readonly waitMs: number

  constructor(failure: AccountFailure, options: { cause?: unknown; waitMs?: number } = {}) {
    super(`Account: ${failure}`, { cause: options.cause })
    this.name = 'AccountError'
    this.failure = failure
    this.waitMs = options.waitMs ?? 0
  }
}
