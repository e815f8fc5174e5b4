import type { SessionStorage } from '#renderer/platform/platform.ts'
import { lazy } from '#renderer/storage/core/lazy-loading.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { AccountError, type Accounts } from './accounts-port.ts'

/** Loads its code with the first sign-in, or for a stored session: most visits never need it. A failed `load` is retried. */
export function createLazyAccounts(session: SessionStorage, load: () => Promise<Accounts>): Accounts {
  const listeners = new Set<(user: SessionUser | null) => void>()
  let current: SessionUser | null = null
  const opening = lazy(async () => {
    const accounts = await load()
    accounts.watch((user) => {
      current = user
      for (const listener of [...listeners]) listener(user)
    })
    return accounts
  })
  const loadOnce = () =>
    opening.open().catch((cause: unknown): never => {
      throw new AccountError('offline', { cause })
    })

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
