import { useLiveQuery } from '../use-live-query.ts'
import type { Search, SearchCodec } from './use-search-url.ts'

interface FilterSuggestion<Field extends string> {
  field: Field
  matching: number
  matchingIs?: 'atLeast' | undefined
}

type Found = Pick<FilterSuggestion<string>, 'matching' | 'matchingIs'>

/** Stable: the effect depends on it. */
export interface SearchableRepository<Field extends string> {
  watchSearch(search: Search<Field>, limit: number, listener: (result: Found) => void, onError: () => void): () => void
}

/** A search for one of the words, with all other filters. */
export interface NearSearch<Field extends string> extends Found {
  text: string
  search: Search<Field>
}

interface Alternatives<Field extends string> {
  /** The filter whose removal leaves the most results; null: none is known. */
  relaxed: FilterSuggestion<Field> | null
  near: NearSearch<Field>[]
}

/**
 * Counts what would be found without one of the filters, and for each word alone.
 * @param words of the search's `q`; stable
 */
export function useAlternativeSearches<Field extends string>(
  repository: SearchableRepository<Field>,
  codec: SearchCodec<Field>,
  search: Search<Field>,
  words: readonly { text: string }[]
): Alternatives<Field> {
  const { data } = useLiveQuery<Alternatives<Field>>(
    (onData) => {
      const filled = codec.listFilled(search).filter((field) => field !== 'sort')
      const relaxed = filled.map((field) => ({ field, text: '', search: { ...search, [field]: '' } }))
      const near =
        words.length < 2 ? [] : words.map(({ text }) => ({ field: 'q', text, search: { ...search, q: text } }))
      const counts = new Map<object, Found>()
      const publish = () =>
        onData({
          relaxed: findBest(relaxed.flatMap((each) => ({ ...each, ...(counts.get(each) ?? nothing) }))),
          near: near
            .map((each) => ({ ...each, ...(counts.get(each) ?? nothing) }))
            .filter(({ matching }) => matching > 0)
        })
      const stops = [...relaxed, ...near].map((each) =>
        repository.watchSearch(
          each.search,
          0,
          ({ matching, matchingIs }) => {
            counts.set(each, { matching, matchingIs })
            publish()
          },
          () => counts.delete(each)
        )
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [repository, codec, search, words]
  )
  return data ?? { relaxed: null, near: [] }
}

const nothing: Found = { matching: 0 }

function findBest<Field extends string>(relaxed: readonly FilterSuggestion<Field>[]): FilterSuggestion<Field> | null {
  const [first] = [...relaxed].sort((one, other) => other.matching - one.matching)
  return first && first.matching > 0 ? first : null
}
