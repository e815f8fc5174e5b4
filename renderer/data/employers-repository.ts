import { productDomain } from '#renderer/config/build-time-settings.ts'
import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { type Account, accounts } from '#shared/collections/accounts.ts'
import { employers } from '#shared/collections/employers.ts'
import { approveEmployer, type Employer, findAddressBan, isBannedBy } from '#shared/domain/account/employer.ts'
import { findRoleOfEmail, type SessionUser } from '#shared/domain/account/session-user.ts'
import { removeApproval } from './companies/write-companies-and-members.ts'
import { type Listeners, mapWatch, watchAsAdministrator, watchList, watchTogether } from './watch-queries.ts'

/** An account of this device with an employer's address. */
export interface EmployerAccount {
  uid: string
  email: string
  createdAt: string
  /** ISO 8601; undefined: not confirmed. */
  confirmedAt: string | undefined
  /** Their own ban, or that of an earlier account with this address. */
  ban?: { of: 'account' | 'address'; at: string; reason: string } | undefined
}

/** A banned one does not; a new account with a banned address does. */
export function needsApproval({ confirmedAt, ban }: Pick<EmployerAccount, 'confirmedAt' | 'ban'>): boolean {
  return confirmedAt === undefined && ban?.of !== 'account'
}

const everything = { order: 'stored', limit: 10_000 } as const

/** For the administrator of this device. Everything rejects with a StoreError, 'refused' to everybody else. */
export function createEmployersRepository(documents: DocumentStore, getActor: () => SessionUser | null) {
  return {
    /** Unconfirmed first, then by address. Follows every change. */
    watch(...on: Listeners<EmployerAccount[]>): Unsubscribe {
      const both = watchTogether([
        watchList(documents, accounts, everything),
        watchList(documents, employers, everything)
      ])
      return watchAsAdministrator(getActor(), mapWatch(both, listEmployers))(...on)
    },
    /** Idempotent. */
    async confirm({ uid, email }: Pick<EmployerAccount, 'uid' | 'email'>) {
      const addressBan = findAddressBan({ uid, email }, (await documents.query(employers, everything)).documents)
      await documents.change(employers, uid, (stored) =>
        approveEmployer(stored, { uid, email }, getActor()?.uid ?? '', new Date(), addressBan)
      )
    },
    /** Closes the documents of others at once. */
    withdraw: ({ uid }: Pick<EmployerAccount, 'uid'>) => removeApproval(documents, uid)
  }
}

function listEmployers([found, entries]: readonly [readonly Account[], readonly Employer[]]): EmployerAccount[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const all = found.flatMap(({ id: email, uid, createdAt }): EmployerAccount[] => {
    if (findRoleOfEmail(email, productDomain) !== 'Employer') return []
    const entry = entryOf.get(uid)
    const ban = findBan({ uid, email }, entry, entries)
    return [{ uid, email, createdAt, confirmedAt: entry?.email === email && !ban ? entry.confirmedAt : undefined, ban }]
  })
  return all.sort(
    (one, other) =>
      Number(one.confirmedAt !== undefined) - Number(other.confirmedAt !== undefined) ||
      one.email.localeCompare(other.email)
  )
}

function findBan(
  account: Pick<EmployerAccount, 'uid' | 'email'>,
  entry: Employer | undefined,
  entries: readonly Employer[]
): EmployerAccount['ban'] {
  if (entry?.ban) return { of: 'account', at: entry.ban.at, reason: entry.ban.reason }
  const ban = findAddressBan(account, entries)
  return ban && isBannedBy(ban, entry) ? { of: 'address', at: ban.at, reason: ban.reason } : undefined
}
