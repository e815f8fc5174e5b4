import { employers } from '#renderer/storage/collections/houses/employers.ts'
import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Employer } from '#shared/domain/account/employer.ts'

/** What the administrator has said of accounts, one by one. */
export interface EmployerEntries {
  /** undefined: nothing was said, or it cannot be read now. */
  read(uid: string): Promise<Employer | undefined>
  /** Tells now and after each change. What cannot be read is not told. */
  watch(uid: string, listener: (entry: Employer | undefined) => void): Unsubscribe
}

export function createEmployerEntries(documents: DocumentStore): EmployerEntries {
  return {
    read: (uid) => documents.get(employers, uid).catch(() => undefined),
    watch: (uid, listener) =>
      documents.watch(
        employers,
        { where: { id: uid }, order: 'stored', limit: 1 },
        ({ documents: [entry] }) => listener(entry),
        () => {}
      )
  }
}
