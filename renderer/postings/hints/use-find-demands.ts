import { useMemo } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { createFindDemands, type FindDemands } from '#shared/domain/job/flags/demands.ts'

/** The lists that the administrator has changed; undefined: not known yet, or they cannot be read. */
export function useChangedPhrases() {
  const { phrases } = useRepositories()
  return useLazyWatch(phrases, (opened) => opened.watch)
}

/** Reads texts by the administrator's phrases; by the standard ones until those are known, and where they cannot be read. */
export function useFindDemands(): FindDemands {
  const { data } = useChangedPhrases()
  return useMemo(() => createFindDemands(Object.fromEntries((data ?? []).map((list) => [list.id, list]))), [data])
}
