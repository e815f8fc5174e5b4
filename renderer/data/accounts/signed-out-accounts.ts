import { AccountError, type Accounts } from './accounts.ts'

const refuse = () => Promise.reject(new AccountError('unavailable'))

/** The accounts of a place where nobody can sign in, as while the home page is prerendered: everyone is a visitor. */
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
