import { StoreError, type Unsubscribe } from '../../document-store.ts'
import { isRefusal } from '../firestore-errors.ts'
import type { ListenerSnapshot } from './resilient-listener.ts'
import type { ServerClock } from './server-clock.ts'
import type { Plan } from './server-query.ts'

/** Where the documents of a query come from: one document, or a query of Firestore. */
export interface QuerySource {
  readonly plan: Plan
  /** Reads once. Rejects with what Firestore throws, and with a StoreError when it cannot be reached. */
  readOnce(): Promise<ListenerSnapshot>
  /** Subscribes: calls `onSnapshot` now and after each change. After `onError` nothing more comes. */
  listen(onSnapshot: (snapshot: ListenerSnapshot) => void, onError: (error: unknown) => void): Unsubscribe
}

/**
 * The source of what is asked by the day of the server. `onAnotherDay`: that is another one than was believed, so all that was
 * asked by it has to be asked again.
 */
export function withServerDay(source: QuerySource, clock: ServerClock, onAnotherDay: () => void): QuerySource {
  let isTold = false
  const askDay = async () => {
    if ((await clock.ask()) && !isTold) {
      isTold = true
      onAnotherDay()
    }
    return isTold
  }
  void askDay()
  return {
    ...source,
    listen: (onSnapshot, onError) =>
      source.listen(onSnapshot, (error) => {
        // Where the device's calendar is behind, the rules refuse. It is asked for another day then, and nobody hears of it.
        if (isRefused(error)) void askDay().then((isAnotherDay) => isAnotherDay || onError(error))
        else onError(error)
      })
  }
}

function isRefused(error: unknown): boolean {
  return isRefusal(error) || (error instanceof StoreError && error.failure === 'refused')
}
