import type { DocumentSnapshot } from 'firebase/firestore'
import { StoreError, type Unsubscribe } from '../document-store.ts'
import { storeErrorOf, unreachable } from './firestore-errors.ts'

/** What the database says now. */
export interface News {
  readonly docs: readonly DocumentSnapshot[]
  /** What this device remembers: the server has not answered yet, or cannot be reached. */
  readonly fromCache: boolean
  /** It was not asked in a way that only those ask who may know: what is remembered may be another person's. */
  readonly isDoubtful?: boolean
}

/** Asks the database to tell, now and after each change. After `failed` it tells nothing more. */
export type Listen = (heard: (news: News) => void, failed: (error: unknown) => void) => Unsubscribe

export interface Following {
  /** The latest news; waits for the first. Rejects with a StoreError while there is none to be had. */
  latest(): Promise<News>
  /** Listens no more, and says nothing of it, until it is told to renew. */
  rest(): void
  /** Asks again: at once after a failure, and `anew` even if all is well; what was told before counts no more then. */
  renew(anew?: boolean): void
  stop(): void
}

/** Until then a device that remembers nothing waits for the server, in milliseconds. */
export const patience = 10_000

/** Between a failure and the next attempt, in milliseconds: doubled up to the longest. */
const [shortestPause, longestPause] = [2_000, 60_000]

/** Follows what the database says through failures: it is asked again and again. `changed` is called after each piece of news. */
export function following(listen: Listen, changed: () => void): Following {
  let latest: News | StoreError | undefined
  let waiting: (() => void)[] = []
  let stopListening: Unsubscribe = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = shortestPause
  // Of this attempt: events of an earlier one count no more.
  let attempt = 0

  const tell = (news: News | StoreError) => {
    latest = news
    for (const go of waiting.splice(0)) go()
    changed()
  }
  const begin = () => {
    end()
    attempt += 1
    const [own, began] = [attempt, Date.now()]
    let isSynced = false
    const heard = (news: News) => {
      if (own !== attempt) return
      clearTimeout(timer)
      isSynced ||= !news.fromCache
      const isRemembered = news.docs.length > 0
      if (isSynced || (isRemembered && !news.isDoubtful)) {
        pause = shortestPause
        return tell(news)
      }
      // When nothing is remembered, that does not mean that there is nothing.
      const answer = isRemembered ? news : unreachable()
      timer = setTimeout(() => tell(answer), Math.max(0, began + patience - Date.now()))
    }
    const failed = (error: unknown) => {
      if (own !== attempt) return
      end()
      timer = setTimeout(begin, pause)
      pause = Math.min(pause * 2, longestPause)
      tell(asStoreError(error))
    }
    try {
      stopListening = listen(heard, failed)
    } catch (error) {
      failed(error)
    }
  }
  const end = () => {
    clearTimeout(timer)
    stopListening()
    stopListening = () => {}
  }
  begin()
  return {
    async latest() {
      if (latest === undefined) await new Promise<void>((go) => waiting.push(go))
      if (latest === undefined || latest instanceof StoreError) throw latest ?? unreachable()
      return latest
    },
    rest() {
      attempt += 1
      latest = undefined
      end()
    },
    renew(anew = false) {
      if (!anew && !(latest instanceof StoreError)) return
      if (anew) latest = undefined
      begin()
    },
    stop() {
      attempt += 1
      end()
      waiting = []
    }
  }
}

function asStoreError(error: unknown): StoreError {
  const known = storeErrorOf(error)
  return known instanceof StoreError ? known : new StoreError('unavailable', 'the shared board', { cause: error })
}
