import { useEffect, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'

/** Whether everybody can still read a job; undefined: not known. */
export function useIsPublic(jobId: string): boolean | undefined {
  const { jobs } = useServices()
  const [known, setKnown] = useState<boolean>()
  useEffect(
    () =>
      jobs.watchJob(
        jobId,
        (job) => setKnown(job !== null),
        () => setKnown(undefined)
      ),
    [jobs, jobId]
  )
  return known
}
