import { AccountError, type Accounts } from './accounts.ts'

const refuse = () => Promise.reject(new AccountError('unavailable'))

/** While a page is prerendered everybody is a visitor. */
export const signedOutAccounts: Accounts = {
  restore: () => Promise.resolve(null),
  watch(listener) {
    listener(null)
    return () => {}
  },
  signUp: refuse,
  signIn: refuse,
  signOut: () => Promise.resolve(),
  deleteAccount: refuse
}
