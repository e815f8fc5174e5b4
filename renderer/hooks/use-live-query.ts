import { type DependencyList, useCallback, useEffect, useState } from 'react'
import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'

/** Begins to follow a query, as the `watch` methods of the repositories do; undefined: there is nothing to follow. */
export type Subscribe<Data> = (
  onData: (data: Data) => void,
  onError: (error: StoreError) => void
) => Unsubscribe | undefined

export interface LiveQuery<Data> {
  /** The newest result; undefined: not known yet. It outlives an error. */
  data: Data | undefined
  /** Why the result cannot be read at the moment; null: it can, or that is not known yet. */
  error: StoreError | null
  /** Subscribes anew. `data` stays; `error` goes until there is another. Always the same function. */
  retry: () => void
  /** Shows what was just stored, before the query tells of it. Always the same function. */
  setData: (data: Data) => void
}

interface Options<Data> {
  /** What is shown until the first result is there. */
  initialData?: Data | undefined
  /** Those of the deps that say whose data it is: while they stay the same, `data` stays until the new deps have a result. */
  keepPreviousFor?: DependencyList
}

interface Result<Data> {
  /** What it is the result for; undefined: there is none yet. */
  deps: DependencyList | undefined
  owner: DependencyList | undefined
  data: Data | undefined
  error: StoreError | null
  /** How many times another attempt was asked for. */
  retries: number
}

/**
 * Follows a query as long as the component is there: its result now and after every change. Other deps are another query, of
 * which nothing is known at first: whoever comes after another person on this device never sees their data for a moment. What
 * is told after a subscription has ended counts for nothing. `subscribe` may be another function each time: the deps say what
 * it depends on, and Biome checks them as those of an effect.
 */
export function useLiveQuery<Data>(
  subscribe: Subscribe<Data>,
  deps: DependencyList,
  { initialData, keepPreviousFor: owner }: Options<Data> = {}
): LiveQuery<Data> {
  const [result, setResult] = useState<Result<Data>>(nothingKnown)

  /** What a result comes to under these deps. */
  const underDeps = (known: Result<Data>): Result<Data> => {
    if (areSame(known.deps, deps)) return known
    return { ...known, deps, owner, data: areSame(known.owner, owner) ? known.data : initialData, error: null }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the query depends on
  useEffect(() => {
    let ended = false
    const take = (news: Partial<Result<Data>>) => {
      if (!ended) setResult((known) => ({ ...underDeps(known), ...news }))
    }
    const unsubscribe = subscribe(
      (data) => take({ data, error: null }),
      (error) => take({ error })
    )
    return () => {
      ended = true
      unsubscribe?.()
    }
  }, [...deps, result.retries])

  const retry = useCallback(() => setResult((known) => ({ ...known, error: null, retries: known.retries + 1 })), [])
  const setData = useCallback((data: Data) => setResult((known) => ({ ...known, data })), [])
  const { data, error } = underDeps(result)
  return { data, error, retry, setData }
}

const nothingKnown = { deps: undefined, owner: undefined, data: undefined, error: null, retries: 0 }

function areSame(some: DependencyList | undefined, others: DependencyList | undefined): boolean {
  return some?.length === others?.length && some?.every((one, index) => Object.is(one, others?.[index])) === true
}
