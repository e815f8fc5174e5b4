import { useMemo } from 'react'
import { createJobOutcomeRepository, type JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { useServices } from './services.ts'
import { type LiveQuery, useLiveQuery } from './use-live-query.ts'

/** What has become of a posting, now and after every change. For everybody, also without an account. */
export function useJobOutcome(jobId: string): LiveQuery<JobOutcome> {
  const { documents } = useServices().platform
  const outcomes = useMemo(() => createJobOutcomeRepository(documents), [documents])
  return useLiveQuery<JobOutcome>((onData, onError) => outcomes.watch(jobId, onData, onError), [outcomes, jobId], {
    name: `outcome ${jobId}`
  })
}
