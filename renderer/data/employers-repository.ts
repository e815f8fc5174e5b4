import { productDomain } from '#renderer/config/configuration.ts'
import { accounts } from '#renderer/storage/collections/account-collections.ts'
import { employers } from '#renderer/storage/collections/employers.ts'
import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { findRoleOfEmail, type SessionUser } from '#shared/domain/account/session-user.ts'

/** An account of this device with an employer's address. */
export interface EmployerAccount {
  uid: string
  email: string
  /** When the account was made, ISO 8601. */
  createdAt: string
  /** ISO 8601; undefined: the administrator has not confirmed them. */
  confirmedAt: string | undefined
}

/** The employers of this device, for its administrator. Everything rejects with a StoreError, 'refused' to everybody else. */
export interface EmployersRepository {
  /** Who waits first, and then by address. Tells now and after each change, wherever it was made. */
  watch(listener: (accounts: EmployerAccount[]) => void, onError: (error: StoreError) => void): Unsubscribe
  /** Doing it twice is no error. */
  confirm(account: Pick<EmployerAccount, 'uid' | 'email'>): Promise<void>
  /** Takes it back: the papers of others are closed to them at once. */
  withdraw(account: Pick<EmployerAccount, 'uid'>): Promise<void>
}

/** How many are ever read. */
const everything = { order: 'stored', limit: 10_000 } as const

/** @param documents authorized for the person who acts (authorized-store.ts) */
export function createEmployersRepository(
  documents: DocumentStore,
  getActor: () => SessionUser | null
): EmployersRepository {
  return {
    watch(listener, onError) {
      if (!getActor()?.isAdmin) {
        onError(new StoreError('refused', 'accounts are listed for the administrator alone'))
        return () => {}
      }
      let found: Omit<EmployerAccount, 'confirmedAt'>[] | undefined
      let confirmed: ReadonlyMap<string, { email: string; confirmedAt: string }> | undefined
      const tell = () => {
        if (!found || !confirmed) return
        const known = confirmed
        const all = found.map((account) => {
          const entry = known.get(account.uid)
          return { ...account, confirmedAt: entry?.email === account.email ? entry.confirmedAt : undefined }
        })
        listener(
          all.sort(
            (one, other) =>
              Number(one.confirmedAt !== undefined) - Number(other.confirmedAt !== undefined) ||
              one.email.localeCompare(other.email)
          )
        )
      }
      const stops = [
        documents.watch(
          accounts,
          everything,
          (result) => {
            found = result.documents.flatMap(({ id: email, uid, createdAt }) =>
              findRoleOfEmail(email, productDomain) === 'Employer' ? [{ uid, email, createdAt }] : []
            )
            tell()
          },
          onError
        ),
        documents.watch(
          employers,
          everything,
          (result) => {
            confirmed = new Map(result.documents.map((entry) => [entry.id, entry]))
            tell()
          },
          onError
        )
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async confirm({ uid, email }) {
      const confirmedBy = getActor()?.uid ?? ''
      await documents.change(
        employers,
        uid,
        (stored) => stored ?? { id: uid, email, confirmedAt: new Date().toISOString(), confirmedBy }
      )
    },
    withdraw: ({ uid }) => documents.remove(employers, uid)
  }
}
