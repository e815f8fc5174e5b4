import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import { type FollowOccasions, followOccasions as followPage } from '#renderer/storage/core/occasions.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { jobSchema } from '#shared/domain/job/job.ts'
import { jobs } from '../../collections/collections.ts'
import { type Collection, type DocumentStore, StoreError } from '../../document-store.ts'
import type { Path } from '../document-names.ts'
import { withStoreErrors } from '../firestore-errors.ts'
import { createConverter } from '../reading/document-converter.ts'
import { createFirestoreLiveQueries } from '../reading/firestore-live-queries.ts'
import { createQueryResults } from '../reading/query-results.ts'
import { withServerDay } from '../reading/query-source.ts'
import { createServerClock, fetchServerTime } from '../reading/server-clock.ts'
import { createTypingPause } from '../reading/typing-pause.ts'
import { createLateInvalidDocuments } from './late-invalid-documents.ts'
import { createRememberedAnswers } from './remembered-answers.ts'
import { createRestAnswers } from './rest-answers.ts'
import { createRestClient, type RestSettings } from './rest-client.ts'
import { createRestSource } from './rest-source.ts'

export interface RestStoreOptions extends RestSettings {
  /** The collections that everybody may read: they lie at the root of the database, each under its name. */
  isPublic: (collection: string) => boolean
  /** When a watch asks again. */
  followOccasions?: FollowOccasions
}

export interface RestStore extends DocumentStore {
  /** From now on no watch asks again. */
  rest(): void
}

const loadSearchHere = () => loadChunk(() => import('./search-here.ts'))

/** Of postings all but what they are found by, which would be as long as the rest. */
const jobFields = [
  ...Object.keys(jobSchema.entries),
  ...['createdAt', 'expiresOn', 'steps', 'changedAt', 'liveDays', 'ending', 'rejectionReason', 'approvedVersion']
]

/** The fields of a collection's documents that visitors ask for; undefined: all. */
export function listPublicFields(collection: Path): readonly string[] | undefined {
  return collection === jobs.name ? jobFields : undefined
}

/**
 * The shared board as visitors read it, by Firestore's REST interface: without Firebase's library, under the same rules. Nothing tells
 * of a change, so a watch asks again; what was answered is kept in memory alone. Whoever writes has signed in, and has the library.
 */
export function createRestStore({ isPublic, followOccasions = followPage, ...settings }: RestStoreOptions): RestStore {
  const answers = createRestAnswers(createRestClient(settings), listPublicFields)
  const remembered = createRememberedAnswers()
  const notices = createLateInvalidDocuments()
  const converter = createConverter()
  const results = createQueryResults(converter, notices, async () => (await loadSearchHere()).createRefinement)
  const awaitTurn = createTypingPause()
  const clock = createServerClock(() => fetchServerTime(settings.projectId, settings.emulator))
  let isResting = false
  const follow: FollowOccasions = (listener) => followOccasions((occasion) => isResting || listener(occasion))
  const findPath = (collection: string): Path => {
    if (isPublic(collection)) return collection
    throw new StoreError('refused', `'${collection}' is read by nobody who has not signed in`)
  }
  const createSource = <T extends Document>(collection: Collection<T>, query: Query<T>) => {
    findPath(collection.name)
    const options = { answers, remembered, converter, followOccasions: follow, awaitTurn, loadSearchHere }
    const source = createRestSource(collection, query, clock.readDay(), options)
    return query.unexpired ? withServerDay(source, clock, () => watches.changeDay()) : source
  }
  const watches = createFirestoreLiveQueries(createSource, clock.readTime, results)
  // What failed is tried again by itself, ever more seldom: whoever comes back does not wait for that.
  followOccasions(() => isResting || watches.resubscribe())
  const refuse = () => Promise.reject(new StoreError('refused', 'whoever has not signed in writes nothing'))
  return {
    notices,
    watch: watches.watch,
    get: (collection, id) =>
      withStoreErrors(async () => {
        const read = await answers.get(findPath(collection.name), id)
        const stored = read && converter.convert(collection, read)
        if (stored) notices.update(collection, [stored])
        return stored?.document
      }),
    query: (collection, query) =>
      withStoreErrors(async () => {
        // What is asked once is asked for the right day.
        if (query.unexpired) await clock.ask()
        const { plan, readOnce } = createSource(collection, query)
        return (await results.build(collection, query, plan, await readOnce())).result
      }),
    change: refuse,
    remove: refuse,
    rest() {
      isResting = true
    }
  }
}
