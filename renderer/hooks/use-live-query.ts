import { type DependencyList, useEffect, useState } from 'react'
import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { useFirstResult } from './first-results.ts'

/** Begins to follow a query, as the `watch` methods of the repositories do; undefined: there is nothing to follow. */
export type Subscribe<Data> = (
  onData: (data: Data) => void,
  onError: (error: StoreError) => void
) => Unsubscribe | undefined

export interface LiveQuery<Data> {
  /** The newest result; undefined: not known yet. It outlives an error. */
  data: Data | undefined
  /** Why the result cannot be read at the moment; undefined: it can, or that is not known yet. */
  error: StoreError | undefined
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
  /** Under which a published page holds the first result: see FirstResults. */
  name?: string | undefined
}

/** An empty object at first. */
export interface LiveQueryMemory<Data> {
  data?: Data | undefined
  /** Whose data it is: without `keepPreviousFor` all the deps say so. */
  owner?: DependencyList
}

interface Result<Data> extends LiveQueryMemory<Data> {
  error?: StoreError | undefined
  /** The deps and the attempt that this error belongs to: in others there is none yet. */
  key?: DependencyList
}

/**
 * Follows a query as long as the component is there: its result now and after every change. Other deps are another query, of
 * which nothing is known at first: whoever comes after another person on this device never sees their data for a moment. What
 * arrives after a subscription has ended is ignored. `subscribe` may be another function each time: the deps say what
 * it depends on, and Biome checks them as those of an effect.
 */
export function useLiveQuery<Data>(
  subscribe: Subscribe<Data>,
  deps: DependencyList,
  { keepPreviousFor: owner = deps, memory = {}, name }: Options<Data> = {}
): LiveQuery<Data> {
  const [attempt, setAttempt] = useState<object>()
  const first = useFirstResult(name)
  const [result, setResult] = useState<Result<Data>>(
    first === undefined ? { ...memory } : { owner, data: first as Data }
  )
  const key = [...deps, attempt]

  /** What a result still means here and now. */
  const current = (previous: Result<Data>) => ({
    key,
    owner,
    data: areSame(previous.owner, owner) ? previous.data : undefined,
    error: areSame(previous.key, key) ? previous.error : undefined
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the query depends on
  useEffect(() => {
    let ended = false
    const unsubscribe = subscribe(
      (data) => ended || setResult({ ...Object.assign(memory, { owner, data }) }),
      (error) => ended || setResult((previous) => ({ ...current(previous), error }))
    )
    return () => {
      ended = true
      unsubscribe?.()
    }
  }, [...key])

  return {
    ...current(result),
    retry: () => setAttempt({}),
    setData: (data) => setResult((previous) => ({ ...previous, data }))
  }
}

/** Those of one call are always equally many. */
function areSame(some: DependencyList | undefined, others: DependencyList): boolean | undefined {
  return some?.every((one, index) => Object.is(one, others[index]))
}
