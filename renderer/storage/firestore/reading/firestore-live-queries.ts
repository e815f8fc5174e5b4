import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { Collection, DocumentStore } from '../../document-store.ts'
import { withStoreErrors } from '../firestore-errors.ts'
import type { BuildResult, QuerySource } from './query-results.ts'
import { createResilientListener, type ListenerSnapshot, type ResilientListener } from './resilient-listener.ts'
import { onEachDay } from './server-clock.ts'

/** Server counts are refreshed after this time while the page is visible: each is charged. */
const recountAfterMs = 600_000

interface FirestoreLiveQuery extends Pick<ResilientListener, 'pause' | 'resubscribe'> {
  readonly collection: string
  readonly isByDay: boolean
  recount(): void
}

export function createFirestoreLiveQueries(
  createSource: <T extends Document>(collection: Collection<T>, query: Query<T>) => QuerySource,
  getTime: () => number,
  build: BuildResult
) {
  const active = new Set<FirestoreLiveQuery>()
  const createWatch =
    (isShown: boolean): DocumentStore['watch'] =>
    (collection, query, listener, onError) => {
      let source: QuerySource | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isCounted = false
      const recountWhenVisible = () => {
        if (globalThis.document?.visibilityState === 'hidden') timer = setTimeout(recountWhenVisible, recountAfterMs)
        else liveQueries.refresh()
      }
      const liveQueries = createLiveQueries(() =>
        withStoreErrors(async () => {
          clearTimeout(timer)
          const snapshot = await resilientListener.readLatest()
          const { result, ...more } = await build(collection, query, (source as QuerySource).plan, snapshot)
          isCounted = more.isCounted
          if (isCounted) timer = setTimeout(recountWhenVisible, recountAfterMs)
          return result as never
        })
      )
      const recountOthers = followRevisions(() => {
        for (const other of active) if (other !== liveQuery && other.collection === collection.name) other.recount()
      })
      const resilientListener = createResilientListener(
        (onSnapshot, onFailure) => {
          // The path depends on the signed-in person: resolved at every attempt.
          source = createSource(collection, query)
          const tell = (snapshot: ListenerSnapshot) => {
            onSnapshot(isShown ? { ...snapshot, isUnconfirmed: true } : snapshot)
            recountOthers(snapshot)
          }
          return source.listen(tell, onFailure)
        },
        () => liveQueries.refresh()
      )
      const liveQuery: FirestoreLiveQuery = {
        collection: collection.name,
        isByDay: query.unexpired !== undefined,
        recount: () => isCounted && liveQueries.refresh(),
        pause: resilientListener.pause,
        resubscribe: resilientListener.resubscribe
      }
      active.add(liveQuery)
      const stop = liveQueries.watch(collection, query, listener, onError)
      const stopCalendar = liveQuery.isByDay ? onEachDay(() => liveQuery.resubscribe(true), getTime) : undefined
      return () => {
        stop()
        stopCalendar?.()
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
    changeDay() {
      for (const liveQuery of [...active]) if (liveQuery.isByDay) liveQuery.resubscribe(true)
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
