import { useMemo } from 'react'
import type { Postings } from '#renderer/data/postings-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { createFlagContext, type FlagContext } from '#shared/domain/job/flags/find-flags.ts'

/** How many postings one is compared with, the newest: on this device, and on a shared board, where each is paid for. */
const comparedHere = 1000
const comparedShared = 300

/** What a posting under review is compared with; undefined: not known yet. Read once for the whole queue. */
export function useFlagContext(): FlagContext | undefined {
  const { postings } = useRepositories()
  const isHere = useServices().platform.documents.device !== undefined
  const { data } = useLiveQuery<Postings>(
    (onData, onError) => postings.watchAll(isHere ? comparedHere : comparedShared, onData, onError),
    [postings, isHere]
  )
  return useMemo(() => data && createFlagContext(data.jobs, data.jobs.length >= data.total), [data])
}
