import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { AccountError, type Accounts } from './accounts.ts'

/** Loads its code with the first sign-in, or for a stored session: most visits never need it. A failed `load` is retried. */
export function createLazyAccounts(session: SessionStorage, load: () => Promise<Accounts>): Accounts {
  const listeners = new Set<(user: SessionUser | null) => void>()
  let current: SessionUser | null = null
  let loading: Promise<Accounts> | undefined

  const loadOnce = async (): Promise<Accounts> => {
    loading ??= load().then((accounts) => {
      accounts.watch((user) => {
        current = user
        for (const listener of [...listeners]) listener(user)
      })
      return accounts
    })
    try {
      return await loading
    } catch (error) {
      loading = undefined
      throw new AccountError('offline', { cause: error })
    }
  }

  return {
    async restore() {
      if (session.read() === null) return null
      return (await loadOnce()).restore()
    },
    watch(listener) {
      listeners.add(listener)
      listener(current)
      return () => listeners.delete(listener)
    },
    signUp: async (email, password, role) => (await loadOnce()).signUp(email, password, role),
    signIn: async (email, password) => (await loadOnce()).signIn(email, password),
    signOut: async () => (await loadOnce()).signOut(),
    deleteAccount: async (password, removeData) => (await loadOnce()).deleteAccount(password, removeData)
  }
}
