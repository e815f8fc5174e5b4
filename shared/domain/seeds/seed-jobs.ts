import type { Job } from '../job/job.ts'
import { officePostings } from './seed-office-postings.ts'
import { createJobs, type SeedPosting } from './seed-posting.ts'
import { workshopPostings } from './seed-workshop-postings.ts'

/** The jobs of a board that has none yet, posted on days of the three weeks before `now`. */
export function createSeedJobs(now: Date): Job[] {
  return createJobs(postings, now)
}

/** What a board shows that nobody has posted on yet. */
export const postings: readonly SeedPosting[] = [...workshopPostings, ...officePostings]
