import type { Job } from '../job/job.ts'
import { createJobs, type SeedJob } from './seed-job.ts'
import samples from './seed-jobs.json' with { type: 'json' }

export const jobs = samples as readonly SeedJob[]

/** Posted in the three weeks before `now`. */
export function createSeedJobs(now: Date): Job[] {
  return createJobs(jobs, now)
}
