import type { Accounts } from '#renderer/data/accounts.ts'
import { localAccounts } from '#renderer/data/local-accounts/local-accounts.ts'
import { keptPasswordOf } from '#renderer/data/local-accounts/password.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { productDomain } from './configuration.ts'

/** The accounts of this device, with the administrator of this build. Throws when the configured password is none. */
export function openAccounts({ documents, session }: Platform): Accounts {
  const administrator = keptPasswordOf(import.meta.env.LOUPE_ADMIN_PASSWORD_HASH)
  if (!administrator) throw new Error('The configured password of the administrator has not the form it must have')
  return localAccounts({ documents, session, domain: productDomain, administrator, elapsed: () => performance.now() })
}
