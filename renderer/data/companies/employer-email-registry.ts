import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { employerAddresses } from '#shared/collections/employers.ts'
import type { Ban } from '#shared/domain/account/employer.ts'
import { foldAddress, type SessionUser } from '#shared/domain/account/session-user.ts'

/** SHA-256 of the folded address, 64 hexadecimal digits, as the rules of a shared board compute it. */
export async function hashAddress(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(foldAddress(email)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface EmployerEmailRegistry {
  uids: readonly string[]
  ban?: Ban | undefined
}

/** The accounts that posted with an address, and its ban. Rejects with a StoreError. */
export async function findAddress(documents: DocumentStore, email: string): Promise<EmployerEmailRegistry | undefined> {
  return documents.get(employerAddresses, await hashAddress(email))
}

/** Registers an address for this account before it posts. Idempotent. */
export async function registerEmail(
  documents: DocumentStore,
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>
): Promise<void> {
  const id = await hashAddress(email)
  const stored = await documents.get(employerAddresses, id)
  if (stored?.uids.includes(uid)) return
  await documents.change(employerAddresses, id, (before) => {
    // Another window of this account was first.
    if (before?.uids.includes(uid)) return before
    return { ...before, id, uids: [...(before?.uids ?? []), uid] }
  })
}
