import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

/**
 * What a candidate shows of themself now; null: nothing any more; undefined: not known. The id of a card that is gone may be given to
 * somebody of the same name: their card is not the candidate's.
 */
export function usePublicCard({ id, uid }: Pick<CandidateProfile, 'id' | 'uid'>): CandidateProfile | null | undefined {
  const { candidates } = useRepositories()
  const { data, error } = useLiveQuery<CandidateProfile | null>(
    (onData, onError) => candidates.watchCandidate(id, onData, onError),
    [candidates, id]
  )
  return error ? undefined : data && (data.uid === uid ? data : null)
}

/** Whom the signed-in person has on their shortlist, newest first, now and after every change. Who keeps none knows nothing. */
export function useShortlist(): LiveQuery<ShortlistEntry[]> {
  const { shortlist } = useRepositories()
  return useLiveQuery((onData, onError) => shortlist?.watch(onData, onError), [shortlist])
}
