import type { CandidateSearchResult } from '#renderer/data/candidates-repository.ts'
import type { ShortlistRepository } from '#renderer/data/shortlist-repository.ts'
import { useCandidates } from '#renderer/hooks/use-candidates.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { ShortlistEntry } from '#renderer/storage/collections/candidate-collections.ts'
import type { CandidateProfile } from '#shared/domain/candidate.ts'
import type { CandidateSearch } from '#shared/domain/candidate-search.ts'

/** Who meets a search, with the search: it stays until the result of the next one is there. */
export interface CandidatesFound {
  query: CandidateSearch
  result: CandidateSearchResult
}

/** The candidates who meet a search, now and after every change. Keep `search` the same object while it asks the same. */
export function useCandidateSearch(search: CandidateSearch, limit: number): LiveQuery<CandidatesFound> {
  const candidates = useCandidates()
  return useLiveQuery(
    (onData, onError) => candidates.watchSearch(search, limit, (result) => onData({ query: search, result }), onError),
    [candidates, search, limit],
    { keepPreviousFor: [candidates] }
  )
}

/** What a candidate shows of themself now; null: nothing any more; undefined: not known. */
export function usePublicCard(id: string): CandidateProfile | null | undefined {
  const candidates = useCandidates()
  const { data, error } = useLiveQuery<CandidateProfile | null>(
    (onData, onError) => candidates.watchCandidate(id, onData, onError),
    [candidates, id]
  )
  return error ? undefined : data
}

/** Who stands on a shortlist, newest first, now and after every change; null: there is no list. */
export function useShortlistEntries(list: ShortlistRepository | null): LiveQuery<ShortlistEntry[]> {
  return useLiveQuery((onData, onError) => list?.watch(onData, onError), [list])
}
