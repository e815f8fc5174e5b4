import type { DocumentSnapshot } from 'firebase/firestore'
import { StoreError, type Unsubscribe } from '../document-store.ts'
import { createUnreachableError, toStoreError } from './firestore-errors.ts'

/** What the database says now. */
export interface ListenerSnapshot {
  readonly docs: readonly DocumentSnapshot[]
  /** What this device remembers: the server has not answered yet, or cannot be reached. */
  readonly fromCache: boolean
  /** It was not asked in a way that only those ask who may know: what is remembered may be another person's. */
  readonly isUnconfirmed?: boolean
}

/** Asks the database to tell, now and after each change. After `failed` it tells nothing more. */
export type Listen = (
  onSnapshot: (snapshot: ListenerSnapshot) => void,
  onError: (error: unknown) => void
) => Unsubscribe

export interface ResilientListener {
  /** The latest news; waits for the first. Rejects with a StoreError while there is none to be had. */
  readLatest(): Promise<ListenerSnapshot>
  /** Listens no more, and says nothing of it, until it is told to renew. */
  pause(): void
  /** Asks again: at once after a failure, and `anew` even if all is well; what was told before counts no more then. */
  resubscribe(force?: boolean): void
  stop(): void
}

/** Until then a device that remembers nothing waits for the server, in milliseconds. */
export const serverTimeoutMs = 10_000

/** Between a failure and the next attempt, in milliseconds: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [2_000, 60_000]

/** Follows what the database says through failures: it is asked again and again. `changed` is called after each piece of news. */
export function createResilientListener(listen: Listen, onChange: () => void): ResilientListener {
  let latest: ListenerSnapshot | StoreError | undefined
  let waiting: (() => void)[] = []
  let stopListening: Unsubscribe = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = minPauseMs
  // Of this attempt: events of an earlier one count no more.
  let attempt = 0

  const deliver = (snapshot: ListenerSnapshot | StoreError) => {
    latest = snapshot
    for (const resume of waiting.splice(0)) resume()
    onChange()
  }
  const begin = () => {
    end()
    attempt += 1
    const [ownAttempt, beganAt] = [attempt, Date.now()]
    let isSynced = false
    const onSnapshot = (snapshot: ListenerSnapshot) => {
      if (ownAttempt !== attempt) return
      clearTimeout(timer)
      isSynced ||= !snapshot.fromCache
      const isCached = snapshot.docs.length > 0
      if (isSynced || (isCached && !snapshot.isUnconfirmed)) {
        pauseMs = minPauseMs
        return deliver(snapshot)
      }
      // When nothing is remembered, that does not mean that there is nothing.
      const outcome = isCached ? snapshot : createUnreachableError()
      timer = setTimeout(() => deliver(outcome), Math.max(0, beganAt + serverTimeoutMs - Date.now()))
    }
    const onError = (error: unknown) => {
      if (ownAttempt !== attempt) return
      end()
      timer = setTimeout(begin, pauseMs)
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      deliver(ensureStoreError(error))
    }
    try {
      stopListening = listen(onSnapshot, onError)
    } catch (error) {
      onError(error)
    }
  }
  const end = () => {
    clearTimeout(timer)
    stopListening()
    stopListening = () => {}
  }
  begin()
  return {
    async readLatest() {
      if (latest === undefined) await new Promise<void>((resume) => waiting.push(resume))
      if (latest === undefined || latest instanceof StoreError) throw latest ?? createUnreachableError()
      return latest
    },
    pause() {
      attempt += 1
      latest = undefined
      end()
    },
    resubscribe(force = false) {
      if (!force && !(latest instanceof StoreError)) return
      if (force) latest = undefined
      begin()
    },
    stop() {
      attempt += 1
      end()
      waiting = []
    }
  }
}

function ensureStoreError(error: unknown): StoreError {
  const failure = toStoreError(error)
  return failure instanceof StoreError ? failure : new StoreError('unavailable', 'the shared board', { cause: error })
}
