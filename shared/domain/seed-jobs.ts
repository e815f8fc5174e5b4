import type { Job } from './job.ts'
import { createJobs } from './seed-posting.ts'
import { postings } from './seed-postings.ts'

/** The jobs of a board that has none yet, posted on days of the three weeks before `now`. */
export function createSeedJobs(now: Date): Job[] {
  return createJobs(postings, now)
}
