import { useEffect, useState } from 'react'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useRetry } from '#renderer/hooks/use-retry.ts'
import { type Followed, followedStore } from '../followed.ts'
import { jobSearches } from './job-searches.ts'

const found = followedStore<JobSearch, JobSearchResult>()

/** The jobs that meet a search, now and after every change. Keep `search` the same object while it asks the same. */
export function useJobSearch(
  search: JobSearch,
  limit: number
): Followed<JobSearch, JobSearchResult> & { retry: () => void } {
  const { jobs } = useServices()
  const { attempt, retry } = useRetry()
  const { known, failed } = found.use()
  const [before] = useState(known)
  // Whoever arrives with another search than the last time must not see the old answer first.
  const outdated = known !== null && known === before && !jobSearches.same(known.asked, search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(
    () => found.follow(jobs, search, (listener, failed) => jobs.watchSearch(search, limit, listener, failed)),
    [jobs, search, limit, attempt]
  )

  return { known: outdated ? null : known, failed, retry }
}
