import type { Query } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildJobRefinement, findPostedFrom, type JobSearch } from '#shared/domain/job/job-filters.ts'
import { createJobSearch } from '#shared/domain/search/word-search.ts'

export { suggestSearches } from '#shared/domain/search/suggest-searches.ts'
export { createCandidateSearch } from '#shared/domain/search/word-search.ts'

/** What of a job search goes beyond equal fields and a place. */
export function buildJobQuery(
  { q, posted = '', ...filters }: Partial<JobSearch>,
  now: Date
): Pick<Query<Job>, 'search' | 'refine' | 'from'> {
  const postedDate = findPostedFrom(posted, now)
  const refine = buildJobRefinement(filters)
  return {
    ...(q && { search: createJobSearch(q) }),
    ...(refine && { refine }),
    ...(postedDate && { from: { postedDate } })
  }
}
