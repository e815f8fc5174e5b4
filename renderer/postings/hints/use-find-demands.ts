import { useMemo } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { createFindDemands, type FindDemands } from '#shared/domain/job/flags/demands.ts'
import type { PhraseList } from '#shared/domain/job/flags/phrase-list.ts'

/** The lists that the administrator has changed; undefined: not known yet, or they cannot be read. */
export function useChangedPhrases() {
  const { phrases } = useRepositories()
  return useLiveQuery<PhraseList[]>(
    (onData, onError) => phrases.watch((opened) => opened.watch(onData, onError), onError),
    [phrases]
  )
}

/** Reads texts by the administrator's phrases; by the standard ones until those are known, and where they cannot be read. */
export function useFindDemands(): FindDemands {
  const { data } = useChangedPhrases()
  return useMemo(() => createFindDemands(Object.fromEntries((data ?? []).map((list) => [list.id, list]))), [data])
}
