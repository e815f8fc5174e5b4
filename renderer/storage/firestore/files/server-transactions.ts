import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
  type Transaction
} from 'firebase/firestore'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createUnreachableError, toStoreError } from '#renderer/storage/firestore/firestore-errors.ts'
import { serverTimeoutMs } from '#renderer/storage/firestore/reading/resilient-listener.ts'

/**
 * Leaves nothing in Firestore's cache, which keeps documents and queued changes but not the content of transactions. Rejects with a
 * StoreError of 'full', 'unavailable' or 'refused'; at once when offline, and after a timeout, which grows with `bytes`.
 */
interface ServerTransactions {
  read(ref: DocumentReference, bytes?: number): Promise<DocumentSnapshot>
  /** All of `change` or nothing. A write that timed out may still arrive. */
  write(change: (transaction: Transaction) => void | Promise<void>, bytes?: number): Promise<void>
  ask<R>(question: (database: Firestore) => Promise<R>): Promise<R>
}

const minBytesPerMs = 30

const base64Overhead = 4 / 3

/** Thrown, since committing would read everything again. */
const readFinished = Symbol('seen')

/** getDocFromServer goes through the listeners, which count as disconnected after some seconds of a busy server's silence. */
export async function readFromServer(database: Firestore, ref: DocumentReference): Promise<DocumentSnapshot> {
  let found: DocumentSnapshot | undefined
  const readDocument = async (transaction: Transaction) => {
    found = await transaction.get(ref)
    throw readFinished
  }
  await runTransaction(database, readDocument, { maxAttempts: 1 }).catch((error: unknown) => {
    if (error !== readFinished) throw error
  })
  if (!found) throw createUnreachableError()
  return found
}

/** Rejects after `ms`; from then on `checkTime` throws, which a step calls right before it writes. `stopClock`: no time-out any more. */
export async function withTimeout<R>(
  ms: number,
  step: (checkTime: () => void, stopClock: () => void) => Promise<R>
): Promise<R> {
  let isGivenUp = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isGivenUp = true
      reject(createUnreachableError())
    }, ms)
  })
  const checkTime = () => {
    if (isGivenUp) throw createUnreachableError()
  }
  const stopClock = () => clearTimeout(timer)
  try {
    return await Promise.race([step(checkTime, stopClock), timeout])
  } finally {
    stopClock()
  }
}

export function createServerTransactions(getDatabase: () => Firestore, isOnline: () => boolean): ServerTransactions {
  async function ask<R>(bytes: number, step: (checkTime: () => void) => Promise<R>): Promise<R> {
    if (!isOnline()) throw createUnreachableError()
    const ms = serverTimeoutMs + (bytes * base64Overhead) / minBytesPerMs
    return withTimeout(ms, step).catch((error: unknown) => Promise.reject(toFileError(error)))
  }

  return {
    ask: (question) => ask(0, () => question(getDatabase())),
    read: (ref, bytes = 0) => ask(bytes, () => readFromServer(getDatabase(), ref)),
    write: (change, bytes = 0) =>
      ask(bytes, (checkTime) => {
        const write = async (transaction: Transaction) => {
          checkTime()
          await change(transaction)
        }
        return runTransaction(getDatabase(), write, { maxAttempts: 1 })
      })
  }
}

function toFileError(error: unknown): StoreError {
  const failure = toStoreError(error)
  const isOfContract = failure instanceof StoreError && ['full', 'unavailable', 'refused'].includes(failure.failure)
  return isOfContract ? failure : new StoreError('unavailable', 'the files of the shared board', { cause: error })
}
