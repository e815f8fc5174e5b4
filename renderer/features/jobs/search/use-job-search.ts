import { useState } from 'react'
import type { SearchFound } from '#renderer/components/search/search-results.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import type { SearchUrl } from '#renderer/hooks/search/use-search-url.ts'
import { createSearchCodec } from '#renderer/hooks/search/use-search-url.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { type LiveQuery, type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { JobSearch } from '#shared/domain/job/job-filters.ts'

export type JobsFound = SearchFound<keyof JobSearch, JobSearchResult>

const searchMemory: LiveQueryMemory<JobsFound> = {}

/** `search` must be referentially stable. */
export function useJobSearch(search: JobSearch, limit: number): LiveQuery<JobsFound> {
  const { jobs } = useServices()
  const query = useLiveQuery<JobsFound>(
    (onData, onError) => jobs.watchSearch(search, limit, (result) => onData({ query: search, result }), onError),
    [jobs, search, limit],
    { keepPreviousFor: [jobs], memory: searchMemory, name: `list ${formatListAddress(search)}` }
  )
  const { data } = query
  const [before] = useState(data)
  // A remembered result of another search is not shown.
  const isOutdated = data && data === before && !jobSearches.isSame(data.query, search)
  return isOutdated ? { ...query, data: undefined } : query
}

/** The address of a list. */
export const formatListAddress = (search: JobSearch) => paths.jobs + jobSearches.format(search)

/** 'Production jobs in Surat GJ'; other searches have the screen's name. */
export function formatListTitle({ category, location, ...others }: JobSearch): string {
  if (Object.values(others).some(Boolean) || !(category || location)) return t('jobs.title')
  const kind = !location ? 'category' : category ? 'both' : 'place'
  return t(`jobs.title.${kind}`, { category, place: location })
}

export type JobSearchAddress = SearchUrl<keyof JobSearch>

/** Filters that are offered on request. */
export const moreFields = ['posted', 'pay', 'experience', 'lodging', 'walkin'] as const
export type MoreField = (typeof moreFields)[number]
export const isMore = (field: string): field is MoreField => moreFields.some((more) => more === field)

export const jobSearches = createSearchCodec<keyof JobSearch>([
  'q',
  'location',
  'category',
  'type',
  ...moreFields,
  'sort'
])
