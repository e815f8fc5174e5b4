import { type DependencyList, useEffect, useState } from 'react'
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
  /** Subscribes anew. `data` stays; `error` goes until there is another. */
  retry: () => void
  /** Shows what was just stored, before the query tells of it. */
  setData: (data: Data) => void
}

interface Options<Data> {
  /** Those of the deps that say whose data it is: while they stay the same, `data` stays until the new deps have a result. */
  keepPreviousFor?: DependencyList
  /** Keeps the newest result beyond the life of the component: whoever comes back finds it at once, by the same rules. */
  memory?: LiveQueryMemory<Data>
}

export interface LiveQueryMemory<Data> {
  newest?: Result<Data>
}

interface Result<Data> {
  /** What it is the result for; undefined: there is none yet. */
  deps?: DependencyList
  owner?: DependencyList | undefined
  data?: Data | undefined
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
  { keepPreviousFor: owner, memory }: Options<Data> = {}
): LiveQuery<Data> {
  const [result, setResult] = useState<Result<Data>>({ retries: 0, ...memory?.newest, error: null })

  /** What a result comes to under these deps. */
  const underDeps = (known: Result<Data>): Result<Data> =>
    areSame(known.deps, deps)
      ? known
      : { ...known, deps, owner, data: areSame(known.owner, owner) ? known.data : undefined, error: null }

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

  useEffect(() => {
    if (memory) memory.newest = result
  }, [memory, result])

  const { data, error } = underDeps(result)
  return {
    data,
    error,
    retry: () => setResult((known) => ({ ...known, error: null, retries: known.retries + 1 })),
    setData: (data) => setResult((known) => ({ ...known, data }))
  }
}

/** Deps of one call are always equally many. */
function areSame(some: DependencyList | undefined, others: DependencyList | undefined): boolean {
  return some?.every((one, index) => Object.is(one, others?.[index])) ?? false
}
