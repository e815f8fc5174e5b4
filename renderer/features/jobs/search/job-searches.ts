import type { JobSearch } from '#renderer/data/jobs-repository.ts'
import { createSearchCodec } from '#renderer/hooks/search/search-address.ts'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'

export type JobSearchAddress = SearchAddress<keyof JobSearch>

/** The searches for jobs, as they stand in the address. */
export const jobSearches = createSearchCodec<keyof JobSearch>(['q', 'location', 'category', 'type'])
