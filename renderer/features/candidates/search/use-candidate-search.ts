import type { SearchFound } from '#renderer/components/search/search-results.tsx'
import type { CandidateSearchResult } from '#renderer/data/candidates/candidates-repository.ts'
import { createSearchCodec, type SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'

export type CandidateSearchAddress = SearchAddress<keyof CandidateSearch>

export const candidateSearches = createSearchCodec<keyof CandidateSearch>(['q', 'location', 'skills', 'availability'])

export type CandidatesFound = SearchFound<keyof CandidateSearch, CandidateSearchResult>

/** `search` must be referentially stable. */
export function useCandidateSearch(search: CandidateSearch, limit: number): LiveQuery<CandidatesFound> {
  const { candidates } = useRepositories()
  return useLiveQuery(
    (onData, onError) => candidates.watchSearch(search, limit, (result) => onData({ query: search, result }), onError),
    [candidates, search, limit],
    { keepPreviousFor: [candidates] }
  )
}
