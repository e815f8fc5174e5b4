import type { Job } from '#shared/domain/job.ts'
import type { JobCategory } from '#shared/domain/job-vocabulary.ts'
import type { StoreError, Unsubscribe } from './document-store.ts'

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
  watchSearch(search: JobSearch, limit: number, listener: (result: JobSearchResult) => void, failed: Failed): Unsubscribe
  /** null: there is no such job, or it is not public. */
  watchJob(id: string, listener: (job: Job | null) => void, failed: Failed): Unsubscribe
  /** The first three stored jobs that are approved. */
  watchFeatured(listener: (jobs: Job[]) => void, failed: Failed): Unsubscribe
  watchCounts(listener: (counts: JobCounts) => void, failed: Failed): Unsubscribe
}
