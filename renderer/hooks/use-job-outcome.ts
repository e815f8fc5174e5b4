import { useMemo } from 'react'
import { createJobOutcomeRepository, type JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { useServices } from './services-context.ts'
import { type LiveQuery, useLiveQuery } from './use-live-query.ts'

/** Readable without an account. */
export function useJobOutcome(jobId: string): LiveQuery<JobOutcome> {
  const { documents } = useServices().platform
  const outcomes = useMemo(() => createJobOutcomeRepository(documents), [documents])
  return useLiveQuery<JobOutcome>((onData, onError) => outcomes.watch(jobId, onData, onError), [outcomes, jobId], {
    name: `outcome ${jobId}`
  })
}
