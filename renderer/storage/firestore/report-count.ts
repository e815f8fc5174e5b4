import { type DocumentReference, serverTimestamp, type Transaction } from 'firebase/firestore'
import { createdAt } from './paths.ts'

/** How many reports an account may send before a day has passed since the first of them. The rules name the same number. */
export const maxReportsInTurn = 10

/** A count as a transaction has read it. */
export interface ReportCount {
  revision: unknown
  /** Writes that one report more was sent. `name`: of its document. */
  write(name: string): void
}

/**
 * Counts a new report with its account: written in the same step as the report, whose name it says, so that the rules can refuse
 * the eleventh. Which day it is the server decides: a tenth is followed by a first, and the rules say whether it is time for that.
 * To be called before anything is written.
 */
export async function readReportCount(
  transaction: Transaction,
  ref: DocumentReference,
  uid: string
): Promise<ReportCount> {
  const before = (await transaction.get(ref)).data()
  const count = Number(before?.count ?? maxReportsInTurn)
  const isFirst = count >= maxReportsInTurn
  return {
    revision: before?.revision,
    write: (name) =>
      transaction.set(ref, {
        id: uid,
        revision: Number(before?.revision ?? 0) + 1,
        [createdAt]: before?.[createdAt] ?? serverTimestamp(),
        since: isFirst ? serverTimestamp() : before?.since,
        count: isFirst ? 1 : count + 1,
        last: name
      })
  }
}
