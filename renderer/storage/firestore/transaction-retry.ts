import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  runTransaction,
  type Transaction
} from 'firebase/firestore'
import { readFromServer, withTimeout } from './files/server-transactions.ts'
import { createUnreachableError, isContention, isRefusal, isUncertain, toStoreError } from './firestore-errors.ts'
import { serverTimeoutMs } from './reading/resilient-listener.ts'

export interface Attempt {
  readonly readings: { ref: DocumentReference; revision: unknown }[]
  writing?: StepResult<unknown>
}

/** Reads, and returns what to `write`, which runs unless the attempt has timed out. May run more than once. */
type Step<R> = (transaction: Transaction, attempt: Attempt) => Promise<StepResult<R>>

interface StepResult<R> {
  result: R
  write?: () => void
  hasArrived?: (stored: DocumentData | undefined) => boolean
}

const maxAttempts = 15
/** The backoff before a retry is a random part of this: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [40, 1_000]

/**
 * In turn on one document; retries with backoff what lost a race. A step that has not begun to write in time never writes later, so
 * that a caller may rely on it that nothing was stored.
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

  function runOnce<R>(step: Step<R>, attempt: Attempt): Promise<R> {
    return withTimeout(serverTimeoutMs, (checkTime, stopClock) => {
      const run = async (transaction: Transaction) => {
        const result = await step(transaction, attempt)
        checkTime()
        stopClock()
        attempt.writing = result
        result.write?.()
        return result.result
      }
      return runTransaction(getDatabase(), run, { maxAttempts: 1 })
    })
  }

  const readInTime = (ref: DocumentReference) => withTimeout(serverTimeoutMs, () => readFromServer(getDatabase(), ref))

  /** Whether another write came first: the rules see the documents of now, and refuse a write that merely lost the race as if it were forbidden. */
  async function lostRace({ readings }: Attempt, error: unknown): Promise<boolean> {
    if (isContention(error)) return true
    if (!isRefusal(error)) return false
    return (await Promise.all(readings.map(({ ref, revision }) => hasMoved(ref, revision)))).includes(true)
  }

  async function hasMoved(ref: DocumentReference, revision: unknown): Promise<boolean> {
    const now = await readInTime(ref).catch((failure: unknown) => {
      // An unreadable document proves nothing.
      if (!isRefusal(failure)) throw toStoreError(failure)
    })
    return now !== undefined && now.get('revision') !== revision
  }

  /** A write may arrive although its answer was lost. undefined: unknown. */
  async function hasArrived(ref: DocumentReference, { readings, writing }: Attempt): Promise<boolean | undefined> {
    const now = writing?.hasArrived && (await readInTime(ref).catch(() => undefined))
    if (!now) return undefined
    if (writing?.hasArrived?.(now.data())) return true
    const before = readings.find((reading) => reading.ref.path === ref.path)
    return before?.revision === now.get('revision') ? false : undefined
  }

  return <R>(ref: DocumentReference, step: Step<R>): Promise<R> =>
    serialized(ref.path, async () => {
      if (!isOnline()) throw createUnreachableError()
      for (let count = 1; ; count += 1) {
        const attempt: Attempt = { readings: [] }
        try {
          return await runOnce(step, attempt)
        } catch (error) {
          const arrived = attempt.writing && isUncertain(error) ? await hasArrived(ref, attempt) : false
          if (arrived) return attempt.writing?.result as R
          if (arrived === undefined) throw createUnreachableError(error)
          if (count === maxAttempts || !(await lostRace(attempt, error))) throw toStoreError(error)
          const pauseMs = Math.random() * Math.min(minPauseMs * 2 ** count, maxPauseMs)
          await new Promise((go) => setTimeout(go, pauseMs))
        }
      }
    })
}

export type RunStep = ReturnType<typeof createRetryingTransactions>
