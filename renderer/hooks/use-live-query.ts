import { type DependencyList, useEffect, useState } from 'react'
import type { Listeners } from '#renderer/data/watch-queries.ts'
import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { useFirstResult } from './services-context.ts'

/** Subscribes like the `watch` methods of repositories; undefined: nothing to subscribe to. */
export type Subscribe<Data> = (...on: Listeners<Data>) => Unsubscribe | undefined

export interface LiveQuery<Data> {
  /** undefined: not known yet. Outlives an error. */
  data: Data | undefined
  /** undefined: readable, or not known yet. */
  error: StoreError | undefined
  /** Resubscribes; `data` stays, `error` stays until the result. */
  retry: () => void
  /** Shows a stored change before the query reports it. */
  setData: (data: Data) => void
}

interface Options<Data> {
  /** Deps that identify the owner: while they stay, `data` stays until the new deps have a result. */
  keepPreviousFor?: DependencyList
  /** Keeps the result beyond the component's life, by the same rules. */
  memory?: LiveQueryMemory<Data>
  /** Name of the first result in a published page, see parse-embedded-results.ts. */
  name?: string | undefined
}

export interface LiveQueryMemory<Data> {
  data?: Data | undefined
  /** Owner of the data: all deps, unless `keepPreviousFor` names some. */
  owner?: DependencyList
}

interface Result<Data> extends LiveQueryMemory<Data> {
  error?: StoreError | undefined
  /** Deps and attempt of this error. */
  key?: DependencyList
}

/** Live query while mounted. Other deps start without data, so that no person sees the data of the last one. Late results are dropped; `subscribe` may change. */
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

function areSame(some: DependencyList | undefined, others: DependencyList): boolean | undefined {
  return some?.every((one, index) => Object.is(one, others[index]))
}
