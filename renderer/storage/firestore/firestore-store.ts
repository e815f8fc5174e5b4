import { collection as collectionAt, doc, type Firestore, getDoc } from 'firebase/firestore'
import { canReadCached, type Viewer } from '#shared/collections/collection.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { Collection, DocumentStore } from '../document-store.ts'
import type { Connectivity } from './connectivity.ts'
import { createCountCache } from './counts/count-cache.ts'
import { encodeDocumentId, resolvePath } from './document-paths.ts'
import { createFirebaseSdkQuerySource, readServerDocument } from './firebase-sdk-query-source.ts'
import { createFirestoreChanges } from './firestore-document-changes.ts'
import { createUnreachableError, withStoreErrors } from './firestore-errors.ts'
import { createDocumentConverter } from './reading/document-converter.ts'
import { createFirestoreLiveQueries } from './reading/firestore-live-queries.ts'
import type { ServerDocument } from './reading/firestore-server-query.ts'
import { createInvalidDocuments } from './reading/invalid-documents.ts'
import { createQueryResults, type QuerySource } from './reading/query-results.ts'
import { createSearchDebounce } from './reading/search-debounce.ts'
import { createServerClock, withServerDay } from './reading/server-clock.ts'
import { createRefinement } from './search/paginated-search.ts'
import { createRetryingTransactions } from './transaction-retry.ts'

interface FirestoreStoreOptions {
  getDatabase: () => Firestore
  getUid: () => string | undefined
  /** Absent: the cache is shown to everybody. */
  getViewer?: () => Viewer
  isOnline?: () => boolean
  /** undefined: the server did not say. Absent: the device's clock is believed. */
  fetchServerTime?: () => Promise<Date | undefined>
  connectivity?: Connectivity
}

export interface FirestoreStore extends DocumentStore {
  /** Watches a result that is on the screen already: a cached one follows only where the server does not answer. */
  watchAfterSwitch: DocumentStore['watch']
  /** Retries failed subscriptions: after a sign-in, or with another token. */
  resubscribe(): void
  /** For another person, or after signing out: drops the earlier results. */
  changePerson(): void
  /** Drops everything that was read while `reset` replaces the database. */
  forget(reset: () => Promise<void>): Promise<void>
}

export function createFirestoreStore(options: FirestoreStoreOptions): FirestoreStore {
  const {
    getDatabase,
    getUid,
    getViewer,
    isOnline = () => globalThis.navigator?.onLine !== false,
    fetchServerTime = async () => undefined,
    connectivity
  } = options
  const awaitTurn = createSearchDebounce()
  const countCache = createCountCache()
  const converter = createDocumentConverter()
  const notices = createInvalidDocuments()
  const build = createQueryResults(converter, notices, async () => createRefinement)
  const { change, remove } = createFirestoreChanges({
    getDatabase,
    getUid,
    runStep: createRetryingTransactions(getDatabase, isOnline)
  })
  const canShow = (collection: Collection<Document>) => (cached: ServerDocument) =>
    !getViewer || canReadCached(collection, getViewer(), cached.fields)
  const createSource = <T extends Document>(collection: Collection<T>, query: Query<T>) => {
    const documents = collectionAt(getDatabase(), resolvePath(collection, getUid()))
    const isUnlimited = getViewer?.()?.isAdmin === true
    const today = clock.readDay()
    const more = { converter, today, canShow: canShow(collection), isUnlimited, awaitTurn, countCache }
    const source = trackSource(createFirebaseSdkQuerySource(documents, collection, query, more), connectivity)
    return query.unexpired ? withServerDay(source, clock, () => watches.checkDay()) : source
  }
  const ask = <R>(request: (reportCached: (isCached: boolean) => void) => Promise<R>): Promise<R> => {
    let isFromCache = false
    const send = () =>
      withStoreErrors(() =>
        request((isCached) => {
          isFromCache = isCached
        })
      )
    return connectivity ? connectivity.request(send, () => isFromCache) : send()
  }
  const noteFailures =
    (watch: DocumentStore['watch']): DocumentStore['watch'] =>
    (collection, query, listener, onError) =>
      watch(collection, query, listener, (error) => {
        if (error.isOffline) connectivity?.reportSilence()
        onError(error)
      })
  const noteChange = (collection: string) => {
    countCache.invalidate()
    watches.recount(collection)
  }
  const invalidateCaches = () => {
    countCache.invalidate()
    converter.invalidate()
    notices.forget()
  }
  const clock = createServerClock(fetchServerTime)
  const watches = createFirestoreLiveQueries(createSource, clock.readTime, build)
  return {
    notices,
    watch: noteFailures(watches.watch),
    watchAfterSwitch: noteFailures(watches.watchAfterSwitch),
    resubscribe: () => watches.resubscribe(),
    changePerson() {
      invalidateCaches()
      watches.resubscribe(true)
    },
    async forget(reset) {
      watches.pause()
      invalidateCaches()
      try {
        await reset()
      } finally {
        watches.resubscribe(true)
      }
    },
    get: (collection, id) =>
      ask(async (reportCached) => {
        const path = resolvePath(collection, getUid())
        const snapshot = await getDoc(doc(getDatabase(), path, encodeDocumentId(id)))
        const { fromCache } = snapshot.metadata
        reportCached(fromCache)
        const found = readServerDocument(snapshot)
        if (found && fromCache && !canShow(collection)(found)) throw createUnreachableError()
        const stored = found && converter.convert(collection, found)
        if (stored) notices.update(collection, [stored])
        return stored?.document
      }),
    query: (collection, query) =>
      ask(async (reportCached) => {
        // A single query needs the right day.
        if (query.unexpired) await clock.ask()
        const { plan, readOnce } = createSource(collection, query)
        const snapshot = await readOnce()
        reportCached(snapshot.fromCache)
        return (await build(collection, query, plan, snapshot)).result
      }),
    async change(collection, ...more) {
      const stored = await ask(() => change(collection, ...more))
      noteChange(collection.name)
      return stored
    },
    async remove(collection, ...more) {
      await ask(() => remove(collection, ...more))
      noteChange(collection.name)
    }
  }
}

function trackSource(source: QuerySource, connectivity: Connectivity | undefined): QuerySource {
  if (!connectivity) return source
  return {
    plan: source.plan,
    readOnce: source.readOnce,
    listen(onSnapshot, onError) {
      const tracked = connectivity.track()
      const stop = source.listen((snapshot) => {
        tracked.report(snapshot.fromCache)
        onSnapshot(snapshot)
      }, onError)
      return () => {
        tracked.end()
        stop()
      }
    }
  }
}
