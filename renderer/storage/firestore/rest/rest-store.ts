import { forwardNotices } from '#renderer/storage/core/forward-notices.ts'
import { lazy, subscribeWhen } from '#renderer/storage/core/lazy-loading.ts'
import { onRefetchTrigger as followPage, type OnRefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { type Collection, type DocumentStore, StoreError } from '../../document-store.ts'
import { createCountCache } from '../counts/count-cache.ts'
import { withStoreErrors } from '../firestore-errors.ts'
import { createDocumentConverter } from '../reading/document-converter.ts'
import { createFirestoreLiveQueries } from '../reading/firestore-live-queries.ts'
import type { InvalidDocuments } from '../reading/invalid-documents.ts'
import { createQueryResults } from '../reading/query-results.ts'
import { createSearchDebounce } from '../reading/search-debounce.ts'
import { createServerClock, fetchServerTime, withServerDay } from '../reading/server-clock.ts'
import { createAnswerCache } from './query-fetcher.ts'
import { type AnswerPersister, createRestClient, type RestSettings } from './rest-client.ts'
import { createRestDatabase } from './rest-database.ts'
import { createRestQuerySource } from './rest-query-source.ts'

interface RestStoreOptions extends RestSettings {
  onRefetchTrigger?: OnRefetchTrigger
  persister?: AnswerPersister | undefined
}

interface RestStore extends DocumentStore {
  stopPolling(): void
}

const loadPaging = () => lazy(() => import('./paged-fetcher.ts')).open()

/** Reads as a visitor under the same rules, without Firebase's library. Watches poll, answers are cached in memory; writes need a sign-in. */
export function createRestStore({
  onRefetchTrigger = followPage,
  persister,
  ...settings
}: RestStoreOptions): RestStore {
  const database = createRestDatabase(createRestClient(settings, persister))
  const notices = createLazyInvalidDocuments()
  const converter = createDocumentConverter()
  const build = createQueryResults(converter, notices, async () => (await loadPaging()).createRefinement)
  const clock = createServerClock(() => fetchServerTime(settings.projectId, settings.emulator))
  let isStopped = false
  const shared = {
    database,
    converter,
    loadPaging,
    cache: createAnswerCache(),
    countCache: createCountCache(),
    awaitTurn: createSearchDebounce(),
    onRefetchTrigger: ((listener) =>
      onRefetchTrigger((trigger) => isStopped || listener(trigger))) satisfies OnRefetchTrigger
  }
  const checkPublic = ({ name, isPublic }: Collection<Document>) => {
    if (!isPublic) throw new StoreError('refused', `'${name}' is not open to visitors`)
  }
  const createSource = <T extends Document>(collection: Collection<T>, query: Query<T>) => {
    checkPublic(collection)
    const source = createRestQuerySource(collection, query, clock.readDay(), shared)
    return query.unexpired ? withServerDay(source, clock, () => watches.checkDay()) : source
  }
  const watches = createFirestoreLiveQueries(createSource, clock.readTime, build)
  // Failed queries are retried with backoff, and at once when the person comes back.
  onRefetchTrigger(() => isStopped || watches.resubscribe())
  const refuse = () => Promise.reject(new StoreError('refused', 'visitors write nothing'))
  return {
    notices,
    watch: watches.watch,
    get: (collection, id) =>
      withStoreErrors(async () => {
        checkPublic(collection)
        const read = await database.get(collection, id)
        const stored = read && converter.convert(collection, read)
        if (stored) notices.update(collection, [stored])
        return stored?.document
      }),
    query: (collection, query) =>
      withStoreErrors(async () => {
        // A single query needs the right day.
        if (query.unexpired) await clock.ask()
        const { plan, readOnce } = createSource(collection, query)
        return (await build(collection, query, plan, await readOnce())).result
      }),
    change: refuse,
    remove: refuse,
    stopPolling() {
      isStopped = true
    }
  }
}

/** Fetches its code with the first document that does not parse: most visitors never meet one. */
function createLazyInvalidDocuments(): InvalidDocuments {
  const { open, whenOpened } = lazy(async () =>
    (await import('../reading/invalid-documents.ts')).createInvalidDocuments()
  )
  let isMet = false
  return {
    update(collection, read) {
      isMet ||= read.some(({ document }) => !document)
      if (!isMet) return
      // A failed fetch is retried with the next documents that are read.
      open().then((opened) => opened.update(collection, read), ignore)
    },
    forget: () => void whenOpened.then((opened) => opened.forget()),
    watch(listener) {
      listener([])
      return subscribeWhen(whenOpened, (opened) => opened.watch(listener), ignore)
    },
    ...forwardNotices(open)
  }
}

function ignore(): void {}
