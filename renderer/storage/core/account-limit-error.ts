import { StoreError } from '../document-store.ts'

/** Limits of an account on a shared board, in number or a day. 'moves', of one application, 'invitations', 'templates' and what is saved hold on every board. */
export type Limited =
  | 'applications'
  | 'drafts'
  | 'files'
  | 'invitations'
  | 'marks'
  | 'moves'
  | 'openJobs'
  | 'jobs'
  | 'reveals'
  | 'savedJobs'
  | 'savedSearches'
  | 'templates'

/** The account has reached a limit: nothing was written. */
export class AccountLimitError extends StoreError {
  readonly limited: Limited

  constructor(limited: Limited) {
    super('full', `this account has as many ${limited} as it may`)
    this.limited = limited
  }
}
