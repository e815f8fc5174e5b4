import { searchesBy } from '#renderer/app/search-address.ts'
import type { SearchAddress } from '#renderer/app/use-search-address.ts'
import type { JobSearch } from '#renderer/data/jobs-repository.ts'

export type JobSearchAddress = SearchAddress<keyof JobSearch>

/** The searches for jobs, as they stand in the address. */
export const jobSearches = searchesBy<keyof JobSearch>(['q', 'location', 'category', 'type'])
