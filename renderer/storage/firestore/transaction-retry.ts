import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  runTransaction,
  type Transaction
} from 'firebase/firestore'
import { readFromServer } from './files/server-transactions.ts'
import { createUnreachableError, isContention, isRefusal, isUncertain, toStoreError } from './firestore-errors.ts'
import { serverTimeoutMs } from './reading/resilient-listener.ts'

/** What one run of a step has read, and what it was writing. */
export interface Attempt {
  /** The revision of the document as it was read. */
  revision: unknown
  /** A count that is written with it, and its revision as it was read. */
  counted?: { ref: DocumentReference; revision: unknown } | undefined
  /** What was being written, once that has begun. */
  writing?: StepResult<unknown>
}

/**
 * Reads, and returns what to write as `write`: it is called if the attempt was not given up meanwhile. May run more
 * than once.
 */
export type Step<R> = (transaction: Transaction, attempt: Attempt) => Promise<StepResult<R>>

export interface StepResult<R> {
  result: R
  write?: () => void
  /** Whether the document as it is stored now (undefined: there is none) shows that `write` has arrived. */
  hasArrived?: (stored: DocumentData | undefined) => boolean
}

/** How often a step is run when others were quicker. */
const maxAttempts = 15
/** Before the next run it waits a random part of this: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [40, 1_000]

/**
 * Runs transactions on documents of the server, those on one document one after the other. A step that has not begun to
 * write in time is given up, and will not write later: whoever is told that nothing was stored may rely on it.
 */
export function createRetryingTransactions(getDatabase: () => Firestore, isOnline: () => boolean) {
  const queues = new Map<string, Promise<unknown>>()

  function serialized<R>(path: string, step: () => Promise<R>): Promise<R> {
    const own = (queues.get(path) ?? Promise.resolve()).then(step, step)
    queues.set(path, own)
    const removeQueue = () => {
      if (queues.get(path) === own) queues.delete(path)
    }
    own.then(removeQueue, removeQueue)
    return own
  }

  async function runOnce<R>(step: Step<R>, attempt: Attempt): Promise<R> {
    let [isWriting, isGivenUp] = [false, false]
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isGivenUp = !isWriting
        if (isGivenUp) reject(createUnreachableError())
      }, serverTimeoutMs)
    })
    const run = async (transaction: Transaction) => {
      const result = await step(transaction, attempt)
      if (isGivenUp) throw createUnreachableError()
      isWriting = true
      attempt.writing = result
      result.write?.()
      return result.result
    }
    try {
      return await Promise.race([runTransaction(getDatabase(), run, { maxAttempts: 1 }), timeout])
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Whether another write came first. The rules see what is stored by now, so they may refuse a write that merely lost
   * the race as if it were forbidden.
   */
  async function lostRace(ref: DocumentReference, { revision, counted }: Attempt, error: unknown): Promise<boolean> {
    if (isContention(error)) return true
    if (!isRefusal(error)) return false
    return (await hasMoved(ref, revision)) || (counted !== undefined && (await hasMoved(counted.ref, counted.revision)))
  }

  async function hasMoved(ref: DocumentReference, revision: unknown): Promise<boolean> {
    const now = await withTimeout(readFromServer(getDatabase(), ref)).catch((failure: unknown) => {
      // Whoever may not read it either is refused. Where nobody answers nothing is known of the reason.
      if (!isRefusal(failure)) throw toStoreError(failure)
    })
    return now !== undefined && now.get('revision') !== revision
  }

  /** Whether a write arrived although its answer was lost: then it is stored, and counts. */
  async function hasArrived(ref: DocumentReference, { writing }: Attempt, error: unknown): Promise<boolean> {
    if (!writing?.hasArrived || !isUncertain(error)) return false
    const now = await withTimeout(readFromServer(getDatabase(), ref)).catch(() => undefined)
    return now !== undefined && writing.hasArrived(now.data())
  }

  /** Rejects with a StoreError, or with what the step throws. */
  return <R>(ref: DocumentReference, step: Step<R>): Promise<R> =>
    serialized(ref.path, async () => {
      if (!isOnline()) throw createUnreachableError()
      for (let count = 1; ; count += 1) {
        const attempt: Attempt = { revision: undefined }
        try {
          return await runOnce(step, attempt)
        } catch (error) {
          if (await hasArrived(ref, attempt, error)) return attempt.writing?.result as R
          if (count === maxAttempts || !(await lostRace(ref, attempt, error))) throw toStoreError(error)
          await pause(Math.random() * Math.min(minPauseMs * 2 ** count, maxPauseMs))
        }
      }
    })
}

export type RunStep = ReturnType<typeof createRetryingTransactions>

function withTimeout<R>(answer: Promise<R>): Promise<R> {
  return Promise.race([answer, pause(serverTimeoutMs).then(() => Promise.reject(createUnreachableError()))])
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((go) => setTimeout(go, milliseconds))
}
