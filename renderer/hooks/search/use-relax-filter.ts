import { useLiveQuery } from '../use-live-query.ts'
import type { Search, SearchCodec } from './use-search-address.ts'

export interface FilterSuggestion<Field extends string> {
  field: Field
  matching: number
  matchingIs?: 'atLeast' | undefined
}

type Found = Pick<FilterSuggestion<string>, 'matching' | 'matchingIs'>

/** Stable: the effect depends on it. */
export interface SearchableRepository<Field extends string> {
  watchSearch(search: Search<Field>, limit: number, listener: (result: Found) => void, onError: () => void): () => void
}

/** The filter whose removal leaves the most results; null: none is known. */
export function useRelaxFilter<Field extends string>(
  repository: SearchableRepository<Field>,
  codec: SearchCodec<Field>,
  search: Search<Field>
): FilterSuggestion<Field> | null {
  const { data } = useLiveQuery<FilterSuggestion<Field> | null>(
    (onData) => {
      const totals = new Map<Field, Found>()
      const stops = codec.listFilled(search).map((field) =>
        repository.watchSearch(
          { ...search, [field]: '' },
          0,
          (found) => {
            totals.set(field, found)
            onData(findBest(totals))
          },
          () => totals.delete(field)
        )
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [repository, codec, search]
  )
  return data ?? null
}

function findBest<Field extends string>(totals: ReadonlyMap<Field, Found>): FilterSuggestion<Field> | null {
  let best: FilterSuggestion<Field> | null = null
  for (const [field, { matching, matchingIs }] of totals) {
    if (matching > (best?.matching ?? 0)) best = { field, matching, matchingIs }
  }
  return best
}
