import { type DocumentReference, serverTimestamp, type Transaction } from 'firebase/firestore'
import { AccountFull } from '../core/account-full.ts'
import { createdAt } from './paths.ts'

// The rules name the same numbers.

/** How many reports an account may send before a day has passed since the first of them. */
export const maxReportsInTurn = 10

/** How many applications, likewise. */
export const maxApplicationsInTurn = 30

/** How many drafts of postings an account keeps. */
export const maxDrafts = 50

/** How many files an account keeps, and how many bytes of them together. */
export const [maxFiles, maxKeptBytes] = [300, 26_214_400]

/** A count as a transaction has read it. */
export interface AccountCount {
  revision: unknown
  /** Writes that there is one more or one less. `name`: of its document. */
  write(name: string): void
}

const dayMs = 86_400_000

/**
 * Counts a new report or application with its account: written in the same step, and naming it, so that the rules can refuse one too
 * many. Which day it is the server decides: the last in turn is followed by a first, and the rules say whether it is time for that.
 * To be called before anything is written.
 * @throws AccountFull for applications, where it is too early by this device's clock as well
 */
export async function readTurnCount(
  transaction: Transaction,
  ref: DocumentReference,
  kind: 'applications' | 'reports'
): Promise<AccountCount> {
  const most = kind === 'reports' ? maxReportsInTurn : maxApplicationsInTurn
  const before = (await transaction.get(ref)).data()
  const count = Number(before?.count ?? most)
  const isFirst = count >= most
  const since = Number(before?.since?.toMillis?.() ?? 0)
  if (kind === 'applications' && isFirst && Date.now() - since < dayMs) throw new AccountFull(kind)
  return {
    revision: before?.revision,
    write: (name) =>
      writeCount(transaction, ref, before, {
        since: isFirst ? serverTimestamp() : before?.since,
        count: isFirst ? 1 : count + 1,
        last: name
      })
  }
}

/** Counts one draft more, or one less. */
export async function readDraftCount(
  transaction: Transaction,
  ref: DocumentReference,
  by: 1 | -1
): Promise<AccountCount> {
  const before = (await transaction.get(ref)).data()
  const count = Number(before?.count ?? 0) + by
  if (count > maxDrafts) throw new AccountFull('drafts')
  return { revision: before?.revision, write: (last) => writeCount(transaction, ref, before, { count, last }) }
}

/** Counts one file of so many bytes more, or one less. `id`: of the count, the uid. */
export async function readFileCount(
  transaction: Transaction,
  ref: DocumentReference,
  id: string,
  by: 1 | -1,
  size: number
): Promise<AccountCount> {
  const before = (await transaction.get(ref)).data()
  const [count, bytes] = [Number(before?.count ?? 0) + by, Number(before?.bytes ?? 0) + by * size]
  if (count > maxFiles || bytes > maxKeptBytes) throw new AccountFull('files')
  return {
    revision: before?.revision,
    write: (last) => writeCount(transaction, ref, before, { id, count, bytes, last })
  }
}

function writeCount(
  transaction: Transaction,
  ref: DocumentReference,
  before: Readonly<Record<string, unknown>> | undefined,
  fields: object
): void {
  transaction.set(ref, {
    id: ref.id,
    revision: Number(before?.revision ?? 0) + 1,
    [createdAt]: before?.[createdAt] ?? serverTimestamp(),
    ...fields
  })
}
