import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
  type Transaction
} from 'firebase/firestore'
import { StoreError } from '#renderer/storage/document-store.ts'
import { storeErrorOf, unreachable } from '#renderer/storage/firestore/firestore-errors.ts'
import { patience } from '#renderer/storage/firestore/resilient-listener.ts'

/**
 * Steps that go to the server and leave nothing of what they carry on this device: Firestore remembers the documents that it
 * reads and the changes that it queues, but no transaction. Every step rejects with a StoreError of 'full', 'unavailable' or
 * 'refused'; at once without the network, and when no answer came in time. `carried`: how many bytes go one way or the other.
 */
export interface Direct {
  read(ref: DocumentReference, carried?: number): Promise<DocumentSnapshot>
  /** All that `change` sets and deletes, or nothing. What was given up may still be written, when it was on its way. */
  write(change: (transaction: Transaction) => void, carried?: number): Promise<void>
  /** Any other question. */
  ask<R>(question: (database: Firestore) => Promise<R>): Promise<R>
}

export interface DirectParts {
  database: () => Firestore
  isOnline: () => boolean
}

/** On the slowest line that is waited for, in bytes a millisecond: what is carried has more time than a question alone. */
const slowestLine = 30

/** Bytes travel as text, four letters for three of them. */
const asText = 4 / 3

/** Ends a transaction that has only read: what it would still do is to ask for everything again. */
const seen = Symbol('seen')

/**
 * The document as the server has it now. It asks in a transaction: what getDocFromServer asks goes by way of the listeners, which
 * count as cut off when a busy server is silent for some seconds.
 */
export async function readFromServer(database: Firestore, ref: DocumentReference): Promise<DocumentSnapshot> {
  let found: DocumentSnapshot | undefined
  const look = async (transaction: Transaction) => {
    found = await transaction.get(ref)
    throw seen
  }
  await runTransaction(database, look, { maxAttempts: 1 }).catch((error: unknown) => {
    if (error !== seen) throw error
  })
  if (!found) throw unreachable()
  return found
}

export function direct({ database, isOnline }: DirectParts): Direct {
  async function inTime<R>(carried: number, step: (isWanted: () => boolean) => Promise<R>): Promise<R> {
    if (!isOnline()) throw unreachable()
    let isGivenUp = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const givenUp = new Promise<never>((_, failed) => {
      const giveUp = () => {
        isGivenUp = true
        failed(unreachable())
      }
      timer = setTimeout(giveUp, patience + (carried * asText) / slowestLine)
    })
    try {
      return await Promise.race([step(() => !isGivenUp), givenUp])
    } catch (error) {
      throw fileErrorOf(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    ask: (question) => inTime(0, () => question(database())),
    read: (ref, carried = 0) => inTime(carried, () => readFromServer(database(), ref)),
    write: (change, carried = 0) =>
      inTime(carried, (isWanted) => {
        const write = async (transaction: Transaction) => {
          if (!isWanted()) throw unreachable()
          change(transaction)
        }
        return runTransaction(database(), write, { maxAttempts: 1 })
      })
  }
}

/** As a FileStore fails: whatever else went wrong, the file is not to be had now. */
function fileErrorOf(error: unknown): StoreError {
  const known = storeErrorOf(error)
  const isSaid = known instanceof StoreError && ['full', 'unavailable', 'refused'].includes(known.failure)
  return isSaid ? known : new StoreError('unavailable', 'the files of the shared board', { cause: error })
}
