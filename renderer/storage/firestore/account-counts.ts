import { type DocumentData, type DocumentReference, serverTimestamp, type Transaction } from 'firebase/firestore'
import { AccountFull } from '../core/account-full.ts'
import { createdAt } from './paths.ts'

// The rules name the same numbers.

/** How many reports an account may send before a day has passed since the first of them. */
export const maxReportsInTurn = 10

/** How many applications, likewise. */
export const maxApplicationsInTurn = 30

/** How many postings, likewise. */
export const maxPostingsInTurn = 30

/** How many postings of an account have not ended. */
export const maxOpenPostings = 100

/** How many drafts of postings an account keeps, and how many marks of jobs that it has applied to. */
const maxKept = { drafts: 50, marks: 2000 } as const

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
 * @throws AccountFull for all but reports, where it is too early by this device's clock as well
 */
export async function readTurnCount(
  transaction: Transaction,
  ref: DocumentReference,
  kind: 'applications' | 'reports'
): Promise<AccountCount> {
  return countInTurn(transaction, ref, (await transaction.get(ref)).data(), kind)
}

/**
 * Counts a posting that comes to those that have not ended; undefined: it is among them. `findEnded`: finds one of these names that has
 * ended meanwhile, and gives its place.
 * @throws AccountFull
 */
export async function readPostingCount(
  transaction: Transaction,
  ref: DocumentReference,
  name: string,
  findEnded: (names: readonly string[]) => Promise<string | undefined>
): Promise<AccountCount | undefined> {
  const before = (await transaction.get(ref)).data()
  const open: readonly string[] = before?.open ?? []
  if (open.includes(name)) return undefined
  const ended = open.length < maxOpenPostings ? undefined : await findEnded(open)
  if (open.length >= maxOpenPostings && ended === undefined) throw new AccountFull('openPostings')
  return countInTurn(transaction, ref, before, 'postings', { open: [...open.filter((one) => one !== ended), name] })
}

const mostInTurn = { applications: maxApplicationsInTurn, postings: maxPostingsInTurn, reports: maxReportsInTurn }

/** `fields`: what stands beside the count. */
function countInTurn(
  transaction: Transaction,
  ref: DocumentReference,
  before: DocumentData | undefined,
  kind: keyof typeof mostInTurn,
  fields: object = {}
): AccountCount {
  const most = mostInTurn[kind]
  const count = Number(before?.count ?? most)
  const isFirst = count >= most
  const since = Number(before?.since?.toMillis?.() ?? 0)
  if (kind !== 'reports' && isFirst && Date.now() - since < dayMs) throw new AccountFull(kind)
  return {
    revision: before?.revision,
    write: (name) =>
      writeCount(transaction, ref, before, {
        since: isFirst ? serverTimestamp() : before?.since,
        count: isFirst ? 1 : count + 1,
        last: name,
        ...fields
      })
  }
}

/** Counts one draft or mark more, or one less. */
export async function readKeptCount(
  transaction: Transaction,
  ref: DocumentReference,
  kind: keyof typeof maxKept,
  by: 1 | -1
): Promise<AccountCount> {
  const before = (await transaction.get(ref)).data()
  const count = Number(before?.count ?? 0) + by
  if (by > 0 && count > maxKept[kind]) throw new AccountFull(kind)
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
