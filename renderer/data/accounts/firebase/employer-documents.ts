import { findAddress } from '#renderer/data/companies/employer-email-registry.ts'
import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { employers } from '#shared/collections/employers.ts'
import type { Ban, Employer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { watchOne } from '../../watch-queries.ts'

export interface EmployerDocuments {
  /** undefined: there is none, or it cannot be read now. */
  read(uid: string): Promise<Employer | undefined>
  /** Of this address; undefined: there is none, or it cannot be read now. */
  readAddressBan(account: Pick<SessionUser, 'email'>): Promise<Ban | undefined>
  /** Calls `listener` now and after each change, but not for failures. */
  watch(uid: string, listener: (entry: Employer | undefined) => void): Unsubscribe
}

export function createEmployerDocuments(documents: DocumentStore): EmployerDocuments {
  const readAddressBan = async (email: string) => (await findAddress(documents, email))?.ban
  return {
    read: (uid) => documents.get(employers, uid).catch(() => undefined),
    readAddressBan: ({ email }) => readAddressBan(email).catch(() => undefined),
    watch: (uid, listener) =>
      watchOne(
        documents,
        employers,
        uid
      )(
        (entry) => listener(entry ?? undefined),
        () => {}
      )
  }
}
