import type { Job } from '../job/job.ts'
import { officePostings } from './seed-office-postings.ts'
import { createJobs, type SeedPosting } from './seed-posting.ts'
import { workshopPostings } from './seed-workshop-postings.ts'

/** Posted in the three weeks before `now`. */
export function createSeedJobs(now: Date): Job[] {
  return createJobs(postings, now)
}

export const postings: readonly SeedPosting[] = [...workshopPostings, ...officePostings]
