import { createSearchCodec } from '#renderer/hooks/search/search-address.ts'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'

export type CandidateSearchAddress = SearchAddress<keyof CandidateSearch>

/** The searches for candidates, as they stand in the address. */
export const candidateSearches = createSearchCodec<keyof CandidateSearch>(['q', 'location', 'skills', 'availability'])
