import { createLocalAccounts, type LocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { deriveKey } from '#renderer/data/accounts/local/password-hash.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { PasswordHash } from '#shared/collections/accounts.ts'
import { employers } from '#shared/collections/employers.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'

export const domain = 'loupe.example'
export const password = 'a steady hand at the bench'

export const emails: Record<Role, string> = {
  Admin: 'admin@loupe.example',
  Employer: 'suvarna_employer@loupe.example',
  Candidate: 'meena@example.com'
}

/** The administrator's password as it is kept, with so few rounds that thousands of guesses can be tried. */
async function hashAdministratorPassword(rounds = 1): Promise<PasswordHash> {
  const salt = 'AAAAAAAAAAAAAAAAAAAAAA'
  const proof = await deriveKey(password, { iterations: rounds, salt })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof))
  return { algorithm: 'PBKDF2-SHA-256', iterations: rounds, salt, verifier: Buffer.from(digest).toString('base64url') }
}

/** The accounts of a device over a store, as one tab has them. */
export async function openAccountsOver(
  documents: DocumentStore,
  session: SessionStorage = createMemorySession(),
  readElapsedMs: () => number = () => performance.now(),
  rounds?: number
): Promise<LocalAccounts> {
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
export function enter(accounts: LocalAccounts, role: Role): Promise<SessionUser> {
  return role === 'Admin' ? accounts.signIn(emails.Admin, password) : accounts.signUp(emails[role], password, role)
}

/** The administrator's confirmation: the documents of others open for this employer. */
export async function confirmEmployer(documents: DocumentStore, { uid, email }: SessionUser): Promise<void> {
  const entry = { id: uid, email, confirmedAt: '2026-11-02T09:00:00.000Z', confirmedBy: 'admin' }
  await documents.change(employers, uid, () => entry)
}
