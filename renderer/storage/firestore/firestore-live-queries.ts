import { liveQueries } from '#renderer/storage/core/live-queries.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { Collection, DocumentStore } from '../document-store.ts'
import { asked } from './firestore-errors.ts'
import type { Answers } from './query-results.ts'
import type { Source } from './query-sources.ts'
import { type Following, following } from './resilient-listener.ts'

/** What only the server has counted is counted again after so many milliseconds, while somebody looks: each count is paid for. */
const countedAgain = 600_000

export interface Watches {
  watch: DocumentStore['watch']
  /** This device has changed a document of the collection: what was counted is counted again. */
  changed(collection: string): void
  /** Listens to nothing until it is told to renew. */
  rest(): void
  /** Asks again wherever that failed, or with `anew` everywhere. */
  renew(anew?: boolean): void
}

interface Watch extends Pick<Following, 'rest' | 'renew'> {
  readonly collection: string
  recount(): void
}

export function firestoreWatches(
  sourceFor: <T extends Document>(collection: Collection<T>, query: Query<T>) => Source,
  { answer }: Answers
): Watches {
  const watches = new Set<Watch>()
  return {
    watch(collection, query, listener, failed) {
      let source: Source | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isCounted = false
      const countAgain = () => {
        if (globalThis.document?.visibilityState === 'hidden') timer = setTimeout(countAgain, countedAgain)
        else looks.refresh()
      }
      const looks = liveQueries(() =>
        asked(async () => {
          clearTimeout(timer)
          const news = await followed.latest()
          const { result, ...more } = await answer(collection, query, (source as Source).plan, news)
          isCounted = more.isCounted
          if (isCounted) timer = setTimeout(countAgain, countedAgain)
          return result as never
        })
      )
      const followed = following(
        (heard, lost) => {
          // Who is signed in decides where it lies: looked up with every attempt.
          source = sourceFor(collection, query)
          return source.listen(heard, lost)
        },
        () => looks.refresh()
      )
      const watch: Watch = {
        collection: collection.name,
        recount: () => isCounted && looks.refresh(),
        rest: followed.rest,
        renew: followed.renew
      }
      watches.add(watch)
      const stop = looks.watch(collection, query, listener, failed)
      return () => {
        stop()
        clearTimeout(timer)
        watches.delete(watch)
        followed.stop()
      }
    },
    changed(collection) {
      for (const watch of watches) if (watch.collection === collection) watch.recount()
    },
    rest() {
      for (const watch of watches) watch.rest()
    },
    renew(anew) {
      for (const watch of [...watches]) watch.renew(anew)
    }
  }
}
