import { productDomain } from '#renderer/config/build-time-settings.ts'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { createLocalAccounts } from './local-accounts.ts'
import { parsePasswordHash } from './password-hash.ts'

/** Throws when the build's password hash does not parse. */
export function openLocalAccounts({ documents, files, session }: Platform): Accounts {
  const administrator = parsePasswordHash(import.meta.env.LOUPE_ADMIN_PASSWORD_HASH)
  if (!administrator) throw new Error('The configured password of the administrator has not the form it must have')
  const own = createLocalAccounts({
    documents,
    session,
    domain: productDomain,
    administrator,
    readElapsedMs: () => performance.now()
  })
  return {
    ...own,
    async deleteAccount(password, removeData) {
      await own.deleteAccount(password, removeData)
      // Leftovers are removed at a later start.
      await import('./pending-account-removals.ts')
        .then((late) => late.completePendingRemovals({ documents, files }))
        .catch(() => {})
    }
  }
}
