import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { employerAddresses } from '#shared/collections/employers.ts'
import { foldAddress, type SessionUser } from '#shared/domain/account/session-user.ts'

/** SHA-256 of the folded address, 64 hexadecimal digits, as the rules of a shared board compute it. */
async function hashAddress(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(foldAddress(email)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The account that posted with an address last. Rejects with a StoreError. */
export async function findAddress(documents: DocumentStore, email: string): Promise<{ uid: string } | undefined> {
  return documents.get(employerAddresses, await hashAddress(email))
}

/** Registers an address for this account: before it posts, and when it is banned. Idempotent. */
export async function registerAddress(
  documents: DocumentStore,
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>
): Promise<void> {
  const id = await hashAddress(email)
  const stored = await documents.get(employerAddresses, id)
  if (stored?.uid !== uid) await documents.change(employerAddresses, id, (before) => ({ ...before, id, uid }))
}
