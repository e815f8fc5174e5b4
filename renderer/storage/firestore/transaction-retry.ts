import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  runTransaction,
  type Transaction
} from 'firebase/firestore'
import { readFromServer } from './files/server-transactions.ts'
import { isContention, isRefusal, isUncertain, storeErrorOf, unreachable } from './firestore-errors.ts'
import { patience } from './resilient-listener.ts'

/** What one attempt at a step has seen. */
export interface Attempt {
  /** The revision of the document as it was read. */
  revision: unknown
  /** What was being written, once that has begun. */
  writing?: Taken<unknown>
}

/** Reads; what it returns as `write` is done when it is still wanted. May run more than once. */
export type Step<R> = (transaction: Transaction, attempt: Attempt) => Promise<Taken<R>>

export interface Taken<R> {
  result: R
  write?: () => void
  /** Whether the document as it is stored now (undefined: there is none) shows that `write` has arrived. */
  hasArrived?: (stored: DocumentData | undefined) => boolean
}

/** A step is taken so often when others are quicker. */
const most = 15
/** Before it is taken again it waits for a part of this, in milliseconds: doubled up to the longest. */
const [shortestPause, longestPause] = [40, 1_000]

/**
 * Takes steps on documents of the server, those on one document one after the other. A step that has not begun to write within
 * `patience` is given up, and will not write later: whoever is told that nothing was stored may rely on it.
 */
export function attempts(database: () => Firestore, isOnline: () => boolean) {
  const turns = new Map<string, Promise<unknown>>()

  function inTurn<R>(path: string, step: () => Promise<R>): Promise<R> {
    const own = (turns.get(path) ?? Promise.resolve()).then(step, step)
    turns.set(path, own)
    const done = () => {
      if (turns.get(path) === own) turns.delete(path)
    }
    own.then(done, done)
    return own
  }

  async function once<R>(step: Step<R>, attempt: Attempt): Promise<R> {
    let [isWriting, isGivenUp] = [false, false]
    let timer: ReturnType<typeof setTimeout> | undefined
    const givenUp = new Promise<never>((_, failed) => {
      timer = setTimeout(() => {
        isGivenUp = !isWriting
        if (isGivenUp) failed(unreachable())
      }, patience)
    })
    const run = async (transaction: Transaction) => {
      const taken = await step(transaction, attempt)
      if (isGivenUp) throw unreachable()
      isWriting = true
      attempt.writing = taken
      taken.write?.()
      return taken.result
    }
    try {
      return await Promise.race([runTransaction(database(), run, { maxAttempts: 1 }), givenUp])
    } finally {
      clearTimeout(timer)
    }
  }

  /** The rules look at what is stored by now: they refuse what another was quicker with, as if it were forbidden. */
  async function wasOvertaken(ref: DocumentReference, { revision }: Attempt, error: unknown): Promise<boolean> {
    if (isContention(error)) return true
    if (!isRefusal(error)) return false
    const now = await inTime(readFromServer(database(), ref)).catch((failure: unknown) => {
      // Whoever may not read it either is refused. Where nobody answers nothing is known of the reason.
      if (!isRefusal(failure)) throw storeErrorOf(failure)
    })
    return now !== undefined && now.get('revision') !== revision
  }

  /** The server may have written what it could not tell of any more: then it is stored, and counts. */
  async function hasArrived(ref: DocumentReference, { writing }: Attempt, error: unknown): Promise<boolean> {
    if (!writing?.hasArrived || !isUncertain(error)) return false
    const now = await inTime(readFromServer(database(), ref)).catch(() => undefined)
    return now !== undefined && writing.hasArrived(now.data())
  }

  /** Rejects with a StoreError, or with what the step throws. */
  return <R>(ref: DocumentReference, step: Step<R>): Promise<R> =>
    inTurn(ref.path, async () => {
      if (!isOnline()) throw unreachable()
      for (let count = 1; ; count += 1) {
        const attempt: Attempt = { revision: undefined }
        try {
          return await once(step, attempt)
        } catch (error) {
          if (await hasArrived(ref, attempt, error)) return attempt.writing?.result as R
          if (count === most || !(await wasOvertaken(ref, attempt, error))) throw storeErrorOf(error)
          await pause(Math.random() * Math.min(shortestPause * 2 ** count, longestPause))
        }
      }
    })
}

export type Take = ReturnType<typeof attempts>

function inTime<R>(answer: Promise<R>): Promise<R> {
  return Promise.race([answer, pause(patience).then(() => Promise.reject(unreachable()))])
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((go) => setTimeout(go, milliseconds))
}
