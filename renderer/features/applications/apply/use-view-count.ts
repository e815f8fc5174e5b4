import { useEffect } from 'react'
import { runWhenIdle } from '#renderer/hooks/run-when-idle.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'

/** Counts the open job as seen by this candidate, for its employer. Never shown when it fails: the next look at the job tries again. */
export function useViewCount(): void {
  const { jobViews } = useRepositories()
  const openJob = useApplyStore((applying) => applying.openJob)
  useEffect(() => {
    if (!openJob || !isPublic(openJob, new Date())) return
    function* count(job: Job) {
      // biome-ignore lint/suspicious/noConsole: a candidate is told nothing of what only an employer reads
      yield jobViews.countView(job).catch((error: unknown) => console.warn(error))
    }
    return runWhenIdle(count(openJob))
  }, [jobViews, openJob])
}
