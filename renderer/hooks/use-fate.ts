import { useMemo } from 'react'
import { createFatesRepository, type Fate } from '#renderer/data/fates-repository.ts'
import { useServices } from './services.ts'
import { type LiveQuery, useLiveQuery } from './use-live-query.ts'

/** What has become of a posting, now and after every change. For everybody, also without an account. */
export function useFate(jobId: string): LiveQuery<Fate> {
  const { documents } = useServices().platform
  const fates = useMemo(() => createFatesRepository(documents), [documents])
  return useLiveQuery<Fate>((onData, onError) => fates.watch(jobId, onData, onError), [fates, jobId])
}
