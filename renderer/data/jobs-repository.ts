import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobCategory, jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { type Totals, type Watch, watchTogether, watchWithTotals } from './watch-together.ts'

/** What a visitor looks for. An empty text asks for nothing. */
export interface JobSearch {
  /** Words for title, company and keywords. */
  q: string
  location: string
  category: string
  type: string
}

/** How many public jobs meet the search, and how many there are. */
export interface JobSearchResult extends Totals {
  /** Newest first, at most as many as asked for. */
  jobs: Job[]
  /** See QueryResult. */
  searched?: number | undefined
}

/** undefined: nobody knows how many. */
export interface JobCounts {
  all: number | undefined
  byCategory: Record<JobCategory, number | undefined>
}

type OnError = (error: StoreError) => void

/** The jobs the public may see: approved ones whose last day is not over. Every watch tells now and after each change, wherever it was made. */
export interface JobsRepository {
  watchSearch(
    search: JobSearch,
    limit: number,
    listener: (result: JobSearchResult) => void,
    onError: OnError
  ): Unsubscribe
  /** null: there is no such job, or it is not public. */
  watchJob(id: string, listener: (job: Job | null) => void, onError: OnError): Unsubscribe
  /** The first three stored jobs that are public. */
  watchFeatured(listener: (jobs: Job[]) => void, onError: OnError): Unsubscribe
  watchCounts(listener: (counts: JobCounts) => void, onError: OnError): Unsubscribe
}

/** How many jobs the home page features. */
export const maxFeaturedJobs = 3

/** Of public jobs, in the order of creation unless it says another. */
type PublicQuery = Partial<Query<Job>> & Pick<Query<Job>, 'limit'>

export function createJobsRepository(documents: DocumentStore): JobsRepository {
  /** What has come to its last day is over, whatever its status. */
  const watch =
    ({ where, ...query }: PublicQuery): Watch<QueryResult<Job>> =>
    (listener, onError) =>
      documents.watch(
        jobs,
        { order: 'stored', ...query, where: { status: 'approved', ...where }, unexpired: 'expiresOn' },
        listener,
        onError
      )
  return {
    watchSearch(search, limit, listener, onError) {
      const query = buildSearchQuery(search, limit)
      // A search for words is counted by reading it: only its list does that.
      const isCountable = search.q === '' && search.location === ''
      const isNarrowed = Object.values(search).some((text) => text !== '')
      return watchWithTotals(
        watch({ ...query, uncounted: true }),
        isCountable ? watch({ where: query.where, limit: 0 }) : undefined,
        isNarrowed ? watch({ limit: 0 }) : undefined
      )(([{ documents, searched }, totals]) => listener({ jobs: documents, searched, ...totals }), onError)
    },
    watchJob: (id, listener, onError) =>
      watch({ where: { id }, limit: 1 })((result) => listener(result.documents[0] ?? null), onError),
    watchFeatured: (listener, onError) =>
      watch({ limit: maxFeaturedJobs, uncounted: true })((result) => listener(result.documents), onError),
    watchCounts: (listener, onError) =>
      watchTogether(
        [watch({ limit: 0 }), ...jobCategories.map((category) => watch({ where: { category }, limit: 0 }))] as const,
        ([all, ...counts]) => {
          const totals = jobCategories.map((category, index) => [category, readKnown(counts[index])])
          listener({ all: readKnown(all), byCategory: Object.fromEntries(totals) as JobCounts['byCategory'] })
        },
        onError
      )
  }
}

/** undefined: there are as many at least, and nobody knows how many. */
const readKnown = (counted: QueryResult<Job> | undefined) =>
  counted?.totalIs === 'atLeast' ? undefined : counted?.total

function buildSearchQuery({ q, location, category, type }: JobSearch, limit: number) {
  return {
    where: { ...(category && { category }), ...(type && { type }) },
    contains: { location },
    words: q,
    order: { by: 'postedDate', direction: 'descending' },
    limit
  } satisfies Query<Job>
}
