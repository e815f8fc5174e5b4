import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { type EmployerAddress, employerAddresses } from '#shared/collections/employer-addresses.ts'
import { foldAddress, type SessionUser } from '#shared/domain/account/session-user.ts'

/** SHA-256 of the address as addresses are compared, 64 hexadecimal digits. The rules of a shared board compute the same. */
async function hashAddress(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(foldAddress(email)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Which account has posted with an address last. Rejects with a StoreError. */
export async function findAddress(documents: DocumentStore, email: string): Promise<EmployerAddress | undefined> {
  return documents.get(employerAddresses, await hashAddress(email))
}

/** Writes down that an address is this account's: before it posts, and when it is banned. Done already is no error. */
export async function registerAddress(
  documents: DocumentStore,
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>
): Promise<void> {
  const id = await hashAddress(email)
  const stored = await documents.get(employerAddresses, id)
  if (stored?.uid !== uid) await documents.change(employerAddresses, id, (before) => ({ ...before, id, uid }))
}
