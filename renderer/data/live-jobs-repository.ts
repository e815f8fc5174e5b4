import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query, QueryResult, WordSearch } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobCategory, jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import {
  type Listeners,
  mapWatch,
  type Totals,
  type Watch,
  watchQuery,
  watchTogether,
  watchWithTotals
} from './watches.ts'
import { wordSearch } from './word-search.ts'

/** An empty text asks for nothing. */
export interface JobSearch {
  q: string
  location: string
  category: string
  type: string
}

export interface JobSearchResult extends Totals {
  jobs: Job[]
  /** See QueryResult. */
  searched?: number | undefined
  /** Of a search for words. */
  words?: WordSearch<Job> | undefined
}

/** undefined: unknown. */
export interface JobCounts {
  all: number | undefined
  byCategory: Record<JobCategory, number | undefined>
}

/** Public jobs: approved, and not past their last day. Watches follow every change. */
export interface LiveJobsRepository {
  watchSearch(search: JobSearch, limit: number, ...on: Listeners<JobSearchResult>): Unsubscribe
  /** null: there is none, or it is not public. */
  watchJob(id: string, ...on: Listeners<Job | null>): Unsubscribe
  watchFeatured(...on: Listeners<Job[]>): Unsubscribe
  watchCounts(...on: Listeners<JobCounts>): Unsubscribe
}

export const maxFeaturedJobs = 3

type PublicQuery = Partial<Query<Job>> & Pick<Query<Job>, 'limit'>

export function createLiveJobsRepository(documents: DocumentStore): LiveJobsRepository {
  const watch = ({ where, ...query }: PublicQuery): Watch<QueryResult<Job>> =>
    watchQuery(documents, jobs, {
      order: 'stored',
      ...query,
      where: { status: 'approved', ...where },
      unexpired: 'expiresOn'
    })
  const watchFound = (search: JobSearch, limit: number, words?: WordSearch<Job>): Watch<JobSearchResult> => {
    const query = buildSearchQuery(search, limit, words)
    // Searches for words are counted by reading.
    const isCountable = search.q === '' && search.location === ''
    const isNarrowed = Object.values(search).some((text) => text !== '')
    const found = watchWithTotals(
      watch({ ...query, uncounted: true }),
      isCountable ? watch({ where: query.where, limit: 0 }) : undefined,
      isNarrowed ? watch({ limit: 0 }) : undefined
    )
    return mapWatch(found, ([{ documents: jobs, searched }, totals]) => ({ jobs, searched, words, ...totals }))
  }
  return {
    watchSearch: (search, limit, ...on) =>
      search.q === ''
        ? watchFound(search, limit)(...on)
        : wordSearch.watch(({ createJobSearch }) => watchFound(search, limit, createJobSearch(search.q))(...on), on[1]),
    watchJob: (id, ...on) => mapWatch(watch({ where: { id }, limit: 1 }), (found) => found.documents[0] ?? null)(...on),
    watchFeatured: mapWatch(watch({ limit: maxFeaturedJobs, uncounted: true }), (found) => found.documents),
    watchCounts: mapWatch(
      watchTogether(
        [{}, ...jobCategories.map((category) => ({ category }))].map((where) => watch({ where, limit: 0 }))
      ),
      ([all, ...counts]) => {
        const totals = jobCategories.map((category, index) => [category, readKnown(counts[index])])
        return { all: readKnown(all), byCategory: Object.fromEntries(totals) as JobCounts['byCategory'] }
      }
    )
  }
}

const readKnown = (counted: QueryResult<Job> | undefined) =>
  counted?.totalIs === 'atLeast' ? undefined : counted?.total

function buildSearchQuery({ location, category, type }: JobSearch, limit: number, words: WordSearch<Job> | undefined) {
  return {
    where: { ...(category && { category }), ...(type && { type }) },
    contains: { location },
    ...(words && { search: words }),
    order: { by: 'postedDate', direction: 'descending' },
    limit
  } satisfies Query<Job>
}
