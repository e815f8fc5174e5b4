import { useEffect, useState } from 'react'
import type { CandidateSearchResult } from '#renderer/data/candidates-repository.ts'
import { useCandidates } from '#renderer/hooks/use-candidates.ts'
import { useRetry } from '#renderer/hooks/use-retry.ts'
import type { CandidateSearch } from '#shared/domain/candidate-search.ts'

/** An answer with the search that it answers: it stays until the next one is there. */
export interface Found {
  asked: CandidateSearch
  answer: CandidateSearchResult
}

interface CandidatesFound {
  /** null: not known yet. */
  known: Found | null
  failed: boolean
  retry: () => void
}

/** The candidates who meet a search, now and after every change. Keep `search` the same object while it asks the same. */
export function useCandidateSearch(search: CandidateSearch, limit: number): CandidatesFound {
  const candidates = useCandidates()
  const [known, setKnown] = useState<Found | null>(null)
  const [failed, setFailed] = useState(false)
  const { attempt, retry } = useRetry()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    return candidates.watchSearch(
      search,
      limit,
      (answer) => {
        setKnown({ asked: search, answer })
        setFailed(false)
      },
      () => setFailed(true)
    )
  }, [candidates, search, limit, attempt])

  return { known, failed, retry }
}
