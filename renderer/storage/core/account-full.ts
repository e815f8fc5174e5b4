import { StoreError } from '../document-store.ts'

/**
 * What a board that devices share keeps only so much of for one account, or takes only so often of it in a day. 'moves': of one
 * application, on every board.
 */
export type Limited = 'applications' | 'drafts' | 'files' | 'marks' | 'moves' | 'openPostings' | 'postings'

/** An account has as many as it may: nothing was written. */
export class AccountFull extends StoreError {
  readonly limited: Limited

  constructor(limited: Limited) {
    super('full', `this account has as many ${limited} as it may`)
    this.limited = limited
  }
}
