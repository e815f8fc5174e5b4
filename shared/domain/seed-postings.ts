import { officePostings } from './seed-office-postings.ts'
import type { SeedPosting } from './seed-posting.ts'
import { workshopPostings } from './seed-workshop-postings.ts'

/** What a board shows that nobody has posted on yet. */
export const postings: readonly SeedPosting[] = [...workshopPostings, ...officePostings]
