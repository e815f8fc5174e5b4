import type { Job } from '../job/job.ts'
import { createJobs, type SeedPosting } from './seed-posting.ts'
import samples from './seed-postings.json' with { type: 'json' }

export const postings = samples as readonly SeedPosting[]

/** Posted in the three weeks before `now`. */
export function createSeedJobs(now: Date): Job[] {
  return createJobs(postings, now)
}
