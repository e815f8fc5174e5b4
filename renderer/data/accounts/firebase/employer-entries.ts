import { findAddress } from '#renderer/data/houses/employer-address.ts'
import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { employers } from '#shared/collections/employers.ts'
import type { Ban, Employer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { watchOne } from '../../watches.ts'

export interface EmployerEntries {
  /** undefined: there is none, or it cannot be read now. */
  read(uid: string): Promise<Employer | undefined>
  /** Of another account with this address; undefined: there is none, or it cannot be read now. */
  readAddressBan(account: Pick<SessionUser, 'uid' | 'email'>): Promise<Ban | undefined>
  /** Calls `listener` now and after each change, but not for failures. */
  watch(uid: string, listener: (entry: Employer | undefined) => void): Unsubscribe
}

export function createEmployerEntries(documents: DocumentStore): EmployerEntries {
  const readAddressBan: EmployerEntries['readAddressBan'] = async ({ uid, email }) => {
    const address = await findAddress(documents, email)
    return address && address.uid !== uid ? (await documents.get(employers, address.uid))?.ban : undefined
  }
  return {
    read: (uid) => documents.get(employers, uid).catch(() => undefined),
    readAddressBan: (account) => readAddressBan(account).catch(() => undefined),
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
