import { useDeferredValue, useMemo } from 'react'
import type { Postings } from '#renderer/data/postings-repository.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useReadLimit } from '#renderer/hooks/use-read-limit.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useFindDemands } from '#renderer/postings/hints/use-find-demands.ts'
import { createFlagContext, type FlagContext } from '#shared/domain/job/flags/find-flags.ts'

/** How many postings of this device one is compared with, the newest. */
const comparedHere = 1000

/** What a posting under review is compared with; undefined: not known yet. Read once for the whole queue. */
export function useFlagContext(): FlagContext | undefined {
  const { postings } = useRepositories()
  const limit = useReadLimit({ here: comparedHere })
  const { data } = useLiveQuery<Postings>(
    (onData, onError) => postings.watchAll(limit, onData, onError),
    [postings, limit]
  )
  // To look through hundreds of postings must not keep the queue from the screen.
  const read = useDeferredValue(data)
  const findDemands = useFindDemands()
  return useMemo(
    () => read && createFlagContext(read.jobs, read.jobs.length >= read.total, findDemands),
    [read, findDemands]
  )
}
