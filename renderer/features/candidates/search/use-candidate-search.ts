import type { CandidateSearchResult } from '#renderer/data/candidates/candidates-repository.ts'
import { createSearchCodec, type SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'

export type CandidateSearchAddress = SearchAddress<keyof CandidateSearch>

/** The searches for candidates, as they stand in the address. */
export const candidateSearches = createSearchCodec<keyof CandidateSearch>(['q', 'location', 'skills', 'availability'])

/** Who meets a search, with the search: it stays until the result of the next one is there. */
export interface CandidateSearchState {
  query: CandidateSearch
  result: CandidateSearchResult
}

/** The candidates who meet a search, now and after every change. Keep `search` the same object while it asks the same. */
export function useCandidateSearch(search: CandidateSearch, limit: number): LiveQuery<CandidateSearchState> {
  const { candidates } = useRepositories()
  return useLiveQuery(
    (onData, onError) => candidates.watchSearch(search, limit, (result) => onData({ query: search, result }), onError),
    [candidates, search, limit],
    { keepPreviousFor: [candidates] }
  )
}
