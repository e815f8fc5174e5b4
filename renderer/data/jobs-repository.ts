import { jobs } from '#renderer/storage/collections/collections.ts'
import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job.ts'
import { type JobCategory, jobCategories } from '#shared/domain/job-vocabulary.ts'

/** What a visitor looks for. An empty text asks for nothing. */
export interface JobSearch {
  /** Words for title, company and keywords. */
  q: string
  location: string
  category: string
  type: string
}

export interface JobSearchResult {
  /** Newest first, at most as many as asked for. */
  jobs: Job[]
  /** How many public jobs meet the search. */
  matching: number
  /** How many public jobs there are. */
  all: number
}

export interface JobCounts {
  all: number
  byCategory: Record<JobCategory, number>
}

type Failed = (error: StoreError) => void

/** The jobs the public may see: approved ones only. Every watch tells now and after each change, wherever it was made. */
export interface JobsRepository {
  watchSearch(
    search: JobSearch,
    limit: number,
    listener: (result: JobSearchResult) => void,
    failed: Failed
  ): Unsubscribe
  /** null: there is no such job, or it is not public. */
  watchJob(id: string, listener: (job: Job | null) => void, failed: Failed): Unsubscribe
  /** The first three stored jobs that are approved. */
  watchFeatured(listener: (jobs: Job[]) => void, failed: Failed): Unsubscribe
  watchCounts(listener: (counts: JobCounts) => void, failed: Failed): Unsubscribe
}

/** How many jobs the home page features. */
export const featuredJobs = 3

const isPublic = { status: 'approved' } as const

export function jobsRepository(documents: DocumentStore): JobsRepository {
  const watch = (query: Query<Job>, listener: (result: QueryResult<Job>) => void, failed: Failed) =>
    documents.watch(jobs, query, listener, failed)
  return {
    watchSearch: (search, limit, listener, failed) =>
      together(
        [searchQuery(search, limit), countQuery()],
        watch,
        // The two answers arrive one after the other: never say "24 of 23".
        ([found, every]) =>
          found &&
          every &&
          listener({ jobs: found.documents, matching: found.total, all: Math.max(every.total, found.total) }),
        failed
      ),
    watchJob: (id, listener, failed) =>
      watch(
        { where: { ...isPublic, id }, order: 'stored', limit: 1 },
        (result) => listener(result.documents[0] ?? null),
        failed
      ),
    watchFeatured: (listener, failed) =>
      watch({ where: isPublic, order: 'stored', limit: featuredJobs }, (result) => listener(result.documents), failed),
    watchCounts: (listener, failed) =>
      together(
        [countQuery(), ...jobCategories.map(countQuery)],
        watch,
        ([every, ...of]) => {
          const totals = jobCategories.map((category, place) => [category, of[place]?.total ?? 0])
          listener({ all: every?.total ?? 0, byCategory: Object.fromEntries(totals) as JobCounts['byCategory'] })
        },
        failed
      )
  }
}

function searchQuery({ q, location, category, type }: JobSearch, limit: number): Query<Job> {
  return {
    where: { ...isPublic, ...(category && { category }), ...(type && { type }) },
    contains: { location },
    words: q,
    order: { by: 'postedDate', direction: 'descending' },
    limit
  }
}

function countQuery(category?: JobCategory): Query<Job> {
  return { where: { ...isPublic, ...(category && { category }) }, order: 'stored', limit: 0 }
}

/** Watches several queries as one: tells all answers, in the order of the queries, once each of them has one. */
function together(
  queries: readonly Query<Job>[],
  watch: (query: Query<Job>, listener: (result: QueryResult<Job>) => void, failed: Failed) => Unsubscribe,
  listener: (results: QueryResult<Job>[]) => void,
  failed: Failed
): Unsubscribe {
  const results = new Map<number, QueryResult<Job>>()
  const stops = queries.map((query, place) =>
    watch(
      query,
      (result) => {
        results.set(place, result)
        const known = queries.flatMap((_, each) => results.get(each) ?? [])
        if (known.length === queries.length) listener(known)
      },
      failed
    )
  )
  return () => {
    for (const stop of stops) stop()
  }
}
