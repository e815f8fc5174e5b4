import { useEffect, useState } from 'react'
import { useCandidates } from '#renderer/app/use-candidates.ts'
import type { CandidateSearch } from '#shared/domain/candidate-search.ts'
import { askedIn, type SearchField } from './search-address.ts'

export interface WayOut {
  /** The part of the search to leave out. */
  field: SearchField
  /** How many candidates are there without it. */
  matching: number
}

/** For a search without results: the part that stands most in the way. Null while none is known to help. */
export function useWayOut(search: CandidateSearch): WayOut | null {
  const candidates = useCandidates()
  const [wayOut, setWayOut] = useState<WayOut | null>(null)

  useEffect(() => {
    const ways = new Map<SearchField, number>()
    setWayOut(null)
    const stops = askedIn(search).map((field) =>
      candidates.watchSearch(
        { ...search, [field]: '' },
        0,
        ({ matching }) => {
          ways.set(field, matching)
          setWayOut(widest(ways))
        },
        () => ways.delete(field)
      )
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [candidates, search])

  return wayOut
}

function widest(ways: ReadonlyMap<SearchField, number>): WayOut | null {
  let best: WayOut | null = null
  for (const [field, matching] of ways) {
    if (matching > (best?.matching ?? 0)) best = { field, matching }
  }
  return best
}
