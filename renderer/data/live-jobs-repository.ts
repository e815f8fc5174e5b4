import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Query, QueryResult, WordSearch } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobCategory, jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import type { JobSearch } from '#shared/domain/job/job-filters.ts'
import { lazyWordSearch } from './lazy-word-search.ts'
import {
  type Listeners,
  mapWatch,
  type Totals,
  type Watch,
  watchQuery,
  watchTogether,
  watchWithTotals
} from './watch-queries.ts'

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
  watchSearch(search: Partial<JobSearch>, limit: number, ...on: Listeners<JobSearchResult>): Unsubscribe
  /** null: there is none, or it is not public. */
  watchJob(id: string, ...on: Listeners<Job | null>): Unsubscribe
  watchFeatured(...on: Listeners<Job[]>): Unsubscribe
  watchCounts(...on: Listeners<JobCounts>): Unsubscribe
}

const maxFeaturedJobs = 3

type SearchQuery = Pick<Query<Job>, 'search' | 'refine' | 'from'>

type PublicQuery = Partial<Query<Job>> & Pick<Query<Job>, 'limit'>

export function createLiveJobsRepository(documents: DocumentStore): LiveJobsRepository {
  const watch = ({ where, ...query }: PublicQuery): Watch<QueryResult<Job>> =>
    watchQuery(documents, jobs, {
      order: 'stored',
      ...query,
      where: { status: 'approved', ...where },
      unexpired: 'expiresOn'
    })
  const watchFound = (search: Partial<JobSearch>, limit: number, query: SearchQuery = {}): Watch<JobSearchResult> => {
    const { location = '', category = '', type = '' } = search
    const where = { ...(category && { category }), ...(type && { type }) }
    // A device counts searches for words, places and what no server compares by reading.
    const isCountable = location === '' && Object.keys(query).length === 0
    const isNarrowed = Object.entries(search).some(([field, text]) => field !== 'sort' && text !== '')
    const found = watchWithTotals(
      watch({
        ...{ where, contains: { location }, order: { by: 'postedDate', direction: 'descending' }, limit },
        ...query,
        uncounted: true
      }),
      isCountable ? watch({ where, limit: 0 }) : undefined,
      isNarrowed ? watch({ limit: 0 }) : undefined
    )
    const { search: words } = query
    return mapWatch(found, ([{ documents: jobs, searched }, totals]) => ({ jobs, searched, words, ...totals }))
  }
  return {
    watchSearch(search, limit, ...on) {
      const { location: _place, category: _category, type: _type, ...others } = search
      if (!Object.values(others).some(Boolean)) return watchFound(search, limit)(...on)
      return lazyWordSearch.watch(
        ({ buildJobQuery }) => watchFound(search, limit, buildJobQuery(search, new Date()))(...on),
        on[1]
      )
    },
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
