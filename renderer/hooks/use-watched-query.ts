import type { DependencyList } from 'react'
import type { Listeners } from '#renderer/data/watch-queries.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import type { Unsubscribe } from '#renderer/storage/document-store.ts'
import { type LiveQuery, type Subscribe, useLiveQuery } from './use-live-query.ts'

type WatchMethod<Given extends readonly unknown[], Data> = (...watch: [...Given, ...Listeners<Data>]) => Unsubscribe

/** Live query of a repository's `watch` method, repeated when it or its arguments change. undefined: nothing to watch. */
export function useWatchedQuery<Given extends readonly unknown[], Data>(
  watch: WatchMethod<Given, Data> | undefined,
  ...given: Given
): LiveQuery<Data> {
  return useSpreadDeps<Data>((onData, onError) => watch?.(...given, onData, onError), [watch, ...given])
}

/** The same of a repository whose code is loaded first. `select`: always the same method. */
export function useLazyWatchedQuery<Repository, Given extends readonly unknown[], Data>(
  repository: Lazy<Repository> | undefined,
  select: (opened: Repository) => WatchMethod<Given, Data>,
  ...given: Given
): LiveQuery<Data> {
  const subscribe: Subscribe<Data> = (onData, onError) =>
    repository?.watch((opened) => select(opened)(...given, onData, onError), onError)
  return useSpreadDeps(subscribe, [repository, ...given])
}

function useSpreadDeps<Data>(subscribe: Subscribe<Data>, deps: DependencyList): LiveQuery<Data> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does not see what is spread; a method stays the same
  return useLiveQuery(subscribe, deps)
}
