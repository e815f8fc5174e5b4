import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

/** null: withdrawn; undefined: not known. An id may be reissued to a namesake, so the uid is compared. */
export function usePublicCard({ id, uid }: Pick<CandidateProfile, 'id' | 'uid'>): CandidateProfile | null | undefined {
  const { candidates } = useRepositories()
  const { data, error } = useLiveQuery<CandidateProfile | null>(
    (onData, onError) => candidates.watchCandidate(id, onData, onError),
    [candidates, id]
  )
  return error ? undefined : data && (data.uid === uid ? data : null)
}

/** Newest first; undefined data for people without a shortlist. */
export function useShortlist(): LiveQuery<ShortlistEntry[]> {
  const { shortlist } = useRepositories()
  return useLiveQuery((onData, onError) => shortlist?.watch(onData, onError), [shortlist])
}
