import { StoreError, type Unsubscribe } from '../../document-store.ts'
import { createUnreachableError, isAborted, toStoreError } from '../firestore-errors.ts'
import type { ServerDocument } from './server-query.ts'

/** How many documents there are; see QueryResult. */
export interface Counted {
  total: number
  totalIs?: 'atLeast'
}

/** What Firestore gives for a query: the documents as they are now. */
export interface ListenerSnapshot {
  readonly docs: readonly ServerDocument[]
  /** From the cache: the server has not answered yet, or cannot be reached. */
  readonly fromCache: boolean
  /**
   * From the cache, for a query that does not itself state what the rules demand: the documents may be another
   * person's.
   */
  readonly isUnconfirmed?: boolean
  /** What was asked for in parts: whether there is nothing behind it. */
  readonly isEnd?: boolean
  /** How many documents meet the conditions of a page, as the server counts. */
  count?(): Promise<Counted>
  /** The number alone was asked for: `docs` are none of what is counted. */
  isCount?: boolean
}

/** Subscribes: calls `onSnapshot` now and after each change. After `onError` nothing more comes. */
export type Listen = (
  onSnapshot: (snapshot: ListenerSnapshot) => void,
  onError: (error: unknown) => void
) => Unsubscribe

export interface ResilientListener {
  /** The latest snapshot; waits for the first one. Rejects with a StoreError while there is none. */
  readLatest(): Promise<ListenerSnapshot>
  /** Ends the subscription without an error, until `resubscribe`. */
  pause(): void
  /** Subscribes again: at once after a failure, and with `force` in any case; what came before is dropped then. */
  resubscribe(force?: boolean): void
  stop(): void
}

/** How long a device whose cache is empty waits for the server. */
export const serverTimeoutMs = 10_000

/** The pause between a failure and the next attempt: doubled up to the longest. */
const [minPauseMs, maxPauseMs] = [2_000, 60_000]

/**
 * A listener that survives failures: it subscribes again and again. `onChange` is called after each snapshot and each
 * failure, but for the first time that the server asks to be asked once more.
 */
export function createResilientListener(listen: Listen, onChange: () => void): ResilientListener {
  let latest: ListenerSnapshot | StoreError | undefined
  let waiting: (() => void)[] = []
  let stopListening: Unsubscribe = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = minPauseMs
  // Counts subscriptions: events of an earlier one are ignored.
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
      // An empty cache does not mean that there is nothing.
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
