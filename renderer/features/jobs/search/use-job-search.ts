import { useState } from 'react'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { createSearchCodec } from '#renderer/hooks/search/use-search-address.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { type LiveQuery, type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'

/** What meets a search, with the search: it stays until the result of the next one is there. */
export interface JobsFound {
  query: JobSearch
  result: JobSearchResult
}

const searchMemory: LiveQueryMemory<JobsFound> = {}

/** The jobs that meet a search, now and after every change. Keep `search` the same object while it asks the same. */
export function useJobSearch(search: JobSearch, limit: number): LiveQuery<JobsFound> {
  const { jobs } = useServices()
  const query = useLiveQuery<JobsFound>(
    (onData, onError) => jobs.watchSearch(search, limit, (result) => onData({ query: search, result }), onError),
    [jobs, search, limit],
    { keepPreviousFor: [jobs], memory: searchMemory, name: `list ${formatListAddress(search)}` }
  )
  const { data } = query
  const [before] = useState(data)
  // Whoever arrives with another search than the last time must not see the old result first.
  const isOutdated = data && data === before && !jobSearches.isSame(data.query, search)
  return isOutdated ? { ...query, data: undefined } : query
}

/** The address of a list. */
export const formatListAddress = (search: JobSearch) => paths.jobs + jobSearches.format(search)

export type JobSearchAddress = SearchAddress<keyof JobSearch>

/** The searches for jobs, as they stand in the address. */
export const jobSearches = createSearchCodec<keyof JobSearch>(['q', 'location', 'category', 'type'])
