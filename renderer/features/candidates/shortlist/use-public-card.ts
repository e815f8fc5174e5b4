import { useEffect, useState } from 'react'
import { useCandidates } from '#renderer/hooks/use-candidates.ts'
import type { CandidateProfile } from '#shared/domain/candidate.ts'

/** What a candidate shows of themself now; null: nothing any more; undefined: not known. */
export function usePublicCard(id: string): CandidateProfile | null | undefined {
  const candidates = useCandidates()
  const [card, setCard] = useState<CandidateProfile | null>()
  useEffect(() => candidates.watchCandidate(id, setCard, () => setCard(undefined)), [candidates, id])
  return card
}
