import { formatBoardDay } from '../../documents/india-time.ts'
import { adminMarker, type Job } from '../job/job.ts'
import { type JobCategory, jobCategories } from '../job/job-categories-and-statuses.ts'
import { createSeedJobId } from '../job/job-id.ts'
import type { JobType, jobLocations } from '../job/job-types-and-locations.ts'

type Written =
  | 'title'
  | 'company'
  | 'companyOverview'
  | 'description'
  | 'responsibilities'
  | 'qualifications'
  | 'salaryRange'
  | 'keywords'

export interface SeedJob extends Pick<Job, Written> {
  category: JobCategory
  location: (typeof jobLocations)[number]
  type: Exclude<JobType, 'Internship' | 'Temporary'>
  daysAgo: number
}

/** By category, posted in the three weeks before `now`. */
const dayMs = 86_400_000

export function createJobs(jobs: readonly SeedJob[], now: Date): Job[] {
  return jobCategories.flatMap((category) =>
    jobs
      .filter((job) => job.category === category)
      .map(({ daysAgo, ...job }, index) => ({
        id: createSeedJobId(category, index + 1, now),
        ...job,
        responsibilities: [...job.responsibilities],
        qualifications: [...job.qualifications],
        keywords: [...job.keywords],
        status: 'approved',
        employerId: adminMarker,
        postedDate: formatBoardDay(new Date(now.getTime() - daysAgo * dayMs))
      }))
  )
}
