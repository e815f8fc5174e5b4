import type { CandidateSearchResult } from '#renderer/data/candidates-repository.ts'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { createSearchCodec } from '#renderer/hooks/search/use-search-address.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { ShortlistEntry } from '#renderer/storage/collections/candidate-collections.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'

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

/** What a candidate shows of themself now; null: nothing any more; undefined: not known. */
export function usePublicCard(id: string): CandidateProfile | null | undefined {
  const { candidates } = useRepositories()
  const { data, error } = useLiveQuery<CandidateProfile | null>(
    (onData, onError) => candidates.watchCandidate(id, onData, onError),
    [candidates, id]
  )
  return error ? undefined : data
}

/** Whom the signed-in person has on their shortlist, newest first, now and after every change. Who keeps none knows nothing. */
export function useShortlist(): LiveQuery<ShortlistEntry[]> {
  const { shortlist } = useRepositories()
  return useLiveQuery((onData, onError) => shortlist?.watch(onData, onError), [shortlist])
}

export type CandidateSearchAddress = SearchAddress<keyof CandidateSearch>

/** The searches for candidates, as they stand in the address. */
export const candidateSearches = createSearchCodec<keyof CandidateSearch>(['q', 'location', 'skills', 'availability'])
