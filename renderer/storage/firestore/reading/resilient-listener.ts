import { StoreError, type Unsubscribe } from '../../document-store.ts'
import { createUnreachableError, isAborted, toStoreError } from '../firestore-errors.ts'
import type { ServerDocument } from './firestore-server-query.ts'

export interface Counted {
  total: number
  totalIs?: 'atLeast'
}

export interface ListenerSnapshot {
  readonly docs: readonly ServerDocument[]
  /** The server has not answered yet, or cannot be reached. */
  readonly fromCache: boolean
  /** Cached documents of a query that does not state the conditions of the rules: they may be another person's. */
  readonly isUnconfirmed?: boolean
  /** Nothing is left behind the documents of a chain or a search. */
  readonly isEnd?: boolean
  count?(): Promise<Counted>
  /** Only the count was asked for: `docs` is empty. */
  isCount?: boolean
}

/** Calls `onSnapshot` now and after each change; ends with `onError`. */
export type Listen = (
  onSnapshot: (snapshot: ListenerSnapshot) => void,
  onError: (error: unknown) => void
) => Unsubscribe

export interface ResilientListener {
  /** Waits for the first snapshot. Rejects with a StoreError while there is none. */
  readLatest(): Promise<ListenerSnapshot>
  pause(): void
  /** Retries at once after a failure; with `force` also without one, dropping the latest snapshot. */
  resubscribe(force?: boolean): void
  stop(): void
}

export const serverTimeoutMs = 10_000

/** The backoff after a failure: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [2_000, 60_000]

/** Retries failures with backoff. `onChange`: after each snapshot and failure, except the first for which the server asks a retry. */
export function createResilientListener(listen: Listen, onChange: () => void): ResilientListener {
  let latest: ListenerSnapshot | StoreError | undefined
  let waiting: (() => void)[] = []
  let stopListening: Unsubscribe = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = minPauseMs
  // Events of an earlier subscription are ignored.
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
      // An empty cache is no empty collection.
      const outlast = () => deliver(isCached ? snapshot : createUnreachableError())
      timer = setTimeout(outlast, Math.max(0, beganAt + serverTimeoutMs - Date.now()))
    }
    const onError = (error: unknown) => {
      if (ownAttempt !== attempt) return
      end()
      const isForOnce = pauseMs === minPauseMs && isAborted(error)
      timer = setTimeout(begin, isForOnce ? 0 : pauseMs)
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      if (!isForOnce) deliver(ensureStoreError(error))
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
