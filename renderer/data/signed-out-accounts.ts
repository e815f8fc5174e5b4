import type { Accounts } from './accounts.ts'

/** The accounts of a board where nobody can sign in yet: everyone is a visitor. */
export const signedOutAccounts: Accounts = {
  restore: () => Promise.resolve(null),
  watch(listener) {
    listener(null)
    return () => {}
  }
}
