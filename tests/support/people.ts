import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import { createLocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { deriveKey, type PasswordHash } from '#renderer/data/accounts/local/password.ts'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'

export const domain = 'loupe.example'
export const password = 'a steady hand at the bench'

export const emails: Record<Role, string> = {
  Admin: 'admin@loupe.example',
  Employer: 'suvarna_employer@loupe.example',
  Candidate: 'meena@example.com'
}

/** The administrator's password as it is kept, with so few rounds that thousands of guesses can be tried. */
export async function hashAdministratorPassword(rounds = 1): Promise<PasswordHash> {
  const salt = 'AAAAAAAAAAAAAAAAAAAAAA'
  const proof = await deriveKey(password, { iterations: rounds, salt })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof))
  return { algorithm: 'PBKDF2-SHA-256', iterations: rounds, salt, verifier: Buffer.from(digest).toString('base64url') }
}

/** A tab's session that lives as long as the test. */
export function createSessionInMemory(): SessionStorage {
  let text: string | null = null
  return {
    read: () => text,
    write(next) {
      text = next
    },
    clear() {
      text = null
    },
    watch: () => () => {}
  }
}

/** The accounts of a device over a store, as one tab has them. */
export async function openAccountsOver(
  documents: DocumentStore,
  session: SessionStorage = createSessionInMemory(),
  readElapsedMs: () => number = () => performance.now(),
  rounds?: number
): Promise<Accounts> {
  return createLocalAccounts({
    documents,
    session,
    domain,
    administrator: await hashAdministratorPassword(),
    readElapsedMs,
    ...(rounds && { rounds })
  })
}

/** Signs a person of this role in as people do: with an address and a password. */
export function enter(accounts: Accounts, role: Role): Promise<SessionUser> {
  return role === 'Admin' ? accounts.signIn(emails.Admin, password) : accounts.signUp(emails[role], password, role)
}
