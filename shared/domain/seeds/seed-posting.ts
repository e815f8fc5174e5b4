import { formatBoardDay } from '../../documents/board-day.ts'
import { adminMarker, type Job } from '../job/job.ts'
import type { JobType, jobLocations } from '../job/job-choices.ts'
import { createSeedJobId } from '../job/job-id.ts'
import { type JobCategory, jobCategories } from '../job/job-vocabulary.ts'

type Written =
  | 'title'
  | 'company'
  | 'companyOverview'
  | 'description'
  | 'responsibilities'
  | 'qualifications'
  | 'salaryRange'
  | 'keywords'

export interface SeedPosting extends Pick<Job, Written> {
  category: JobCategory
  location: (typeof jobLocations)[number]
  type: Exclude<JobType, 'Internship' | 'Temporary'>
  daysAgo: number
}

/** By category, posted in the three weeks before `now`. */
const dayMs = 86_400_000

export function createJobs(postings: readonly SeedPosting[], now: Date): Job[] {
  return jobCategories.flatMap((category) =>
    postings
      .filter((posting) => posting.category === category)
      .map(({ daysAgo, ...posting }, index) => ({
        id: createSeedJobId(category, index + 1, now),
        ...posting,
        responsibilities: [...posting.responsibilities],
        qualifications: [...posting.qualifications],
        keywords: [...posting.keywords],
        status: 'approved',
        employerId: adminMarker,
        postedDate: formatBoardDay(new Date(now.getTime() - daysAgo * dayMs))
      }))
  )
}
