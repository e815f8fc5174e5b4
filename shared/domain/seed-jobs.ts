import type { Job } from './job.ts'
import { seeded } from './seed-posting.ts'
import { postings } from './seed-postings.ts'

/** The jobs of a board that has none yet, posted on days of the three weeks before `now`. */
export function seedJobs(now: Date): Job[] {
  return seeded(postings, now)
}
