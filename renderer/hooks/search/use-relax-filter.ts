import { useLiveQuery } from '../use-live-query.ts'
import type { Search, Searches } from './search-address.ts'

export interface WayOut<Field extends string> {
  /** The part of the search to leave out. */
  field: Field
  /** How many results are there without it. */
  matching: number
}

/** What can be searched. Has to stay the same object while it is the same. */
interface Searched<Field extends string> {
  watchSearch(
    search: Search<Field>,
    limit: number,
    listener: (result: { matching: number }) => void,
    failed: () => void
  ): () => void
}

/** For a search without results: the part that stands most in the way. Null while none is known to help. */
export function useWayOut<Field extends string>(
  searched: Searched<Field>,
  searches: Searches<Field>,
  search: Search<Field>
): WayOut<Field> | null {
  const { data } = useLiveQuery<WayOut<Field> | null>(
    (onData) => {
      const ways = new Map<Field, number>()
      const stops = searches.askedIn(search).map((field) =>
        searched.watchSearch(
          { ...search, [field]: '' },
          0,
          ({ matching }) => {
            ways.set(field, matching)
            onData(widest(ways))
          },
          () => ways.delete(field)
        )
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [searched, searches, search]
  )
  return data ?? null
}

function widest<Field extends string>(ways: ReadonlyMap<Field, number>): WayOut<Field> | null {
  let best: WayOut<Field> | null = null
  for (const [field, matching] of ways) {
    if (matching > (best?.matching ?? 0)) best = { field, matching }
  }
  return best
}
