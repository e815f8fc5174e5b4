import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import type { Collection, DocumentStore } from '../../document-store.ts'
import { withStoreErrors } from '../firestore-errors.ts'
import type { BuildResult, QuerySource } from './query-results.ts'
import { createResilientListener, type ListenerSnapshot, type ResilientListener } from './resilient-listener.ts'

/** Server counts are refreshed after this time while the page is visible: each is charged. */
const recountAfterMs = 600_000

/** A failed count is retried after it, and the day checked: a timer to the next midnight would be late by as long as the device has slept. */
const minuteMs = 60_000

interface FirestoreLiveQuery extends Pick<ResilientListener, 'pause' | 'resubscribe'> {
  readonly collection: string
  recount(): void
  /** Resubscribes a query of another day than today. */
  checkDay(): void
}

export function createFirestoreLiveQueries(
  createSource: <T extends Document>(collection: Collection<T>, query: Query<T>) => QuerySource,
  getTime: () => number,
  build: BuildResult
) {
  const active = new Set<FirestoreLiveQuery>()
  const readDay = () => formatBoardDay(new Date(getTime()))
  const createWatch =
    (isShown: boolean): DocumentStore['watch'] =>
    (collection, query, listener, onError) => {
      // Without `unexpired`, for which a device's store runs a query again each minute: each count is charged.
      const { unexpired, ...undated } = query
      let source: QuerySource | undefined
      let day: string | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isCounted = false
      const recountWhenVisible = () => {
        if (globalThis.document?.visibilityState === 'hidden') recountAfter(recountAfterMs)
        else liveQueries.refresh()
      }
      const recountAfter = (ms: number) => {
        timer = active.has(liveQuery) ? setTimeout(recountWhenVisible, ms) : undefined
      }
      const liveQueries = createLiveQueries(() =>
        withStoreErrors(async () => {
          clearTimeout(timer)
          const snapshot = await resilientListener.readLatest()
          try {
            const { result, ...more } = await build(collection, query, (source as QuerySource).plan, snapshot)
            isCounted = more.isCounted
            if (isCounted) recountAfter(recountAfterMs)
            return result as never
          } catch (error) {
            recountAfter(minuteMs)
            throw error
          }
        })
      )
      const recountOthers = followRevisions(() => {
        for (const other of active) if (other !== liveQuery && other.collection === collection.name) other.recount()
      })
      const resilientListener = createResilientListener(
        (onSnapshot, onFailure) => {
          // The path depends on the signed-in person: resolved at every attempt.
          day = readDay()
          source = createSource(collection, query)
          const receive = (snapshot: ListenerSnapshot) => {
            onSnapshot(isShown ? { ...snapshot, isUnconfirmed: true } : snapshot)
            recountOthers(snapshot)
          }
          return source.listen(receive, onFailure)
        },
        () => liveQueries.refresh()
      )
      const liveQuery: FirestoreLiveQuery = {
        collection: collection.name,
        recount: () => isCounted && liveQueries.refresh(),
        checkDay: () => unexpired && day !== readDay() && resilientListener.resubscribe(true),
        pause: resilientListener.pause,
        resubscribe: resilientListener.resubscribe
      }
      active.add(liveQuery)
      const stop = liveQueries.watch(collection, undated, listener, onError)
      const calendar = unexpired ? setInterval(liveQuery.checkDay, minuteMs) : undefined
      return () => {
        stop()
        clearInterval(calendar)
        clearTimeout(timer)
        active.delete(liveQuery)
        resilientListener.stop()
      }
    }
  return {
    watch: createWatch(false),
    watchAfterSwitch: createWatch(true),
    /** This device has changed a document of the collection: server counts are refreshed. */
    recount(collection: string) {
      for (const liveQuery of active) if (liveQuery.collection === collection) liveQuery.recount()
    },
    pause() {
      for (const liveQuery of active) liveQuery.pause()
    },
    /** Retries failed subscriptions, or with `force` renews all. */
    resubscribe(force?: boolean) {
      for (const liveQuery of [...active]) liveQuery.resubscribe(force)
    },
    /** The server has answered with another day. */
    checkDay() {
      for (const liveQuery of [...active]) liveQuery.checkDay()
    }
  }
}

/** Calls back when the server's documents change: a count may have changed with them. */
function followRevisions(onChange: () => void): (snapshot: ListenerSnapshot) => void {
  let before: string | undefined
  return ({ docs, fromCache, isCount }) => {
    if (fromCache || isCount) return
    const now = JSON.stringify(docs.map(({ name, fields }) => [name, fields.revision]))
    const isChanged = before !== undefined && before !== now
    before = now
    if (isChanged) onChange()
  }
}
