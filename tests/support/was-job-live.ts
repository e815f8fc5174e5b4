import type { Job } from '#shared/domain/job/job.ts'
import { readStatusPeriods } from '#shared/domain/job/job-status-timeline.ts'

/** Whether the public could read it at this moment, counted the plain way. */
export function wasLiveAt(job: Job, time: number): boolean {
  return readStatusPeriods(job).some(
    ({ status, from, to }) => status === 'approved' && from <= time && (to === null || time < to)
  )
}
