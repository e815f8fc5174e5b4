import { hasWords } from '../../documents/fold-text.ts'
import type { Job } from './job.ts'
import { isJobCategory } from './job-categories-and-statuses.ts'
import type { StoredContent } from './job-content-fields.ts'
import { formatTexts, type JobTexts } from './job-form-values.ts'
import { jobTypes } from './job-types-and-locations.ts'

/** For a new job. A category or type that is no longer offered is left empty, so that the form asks. */
export function copyTexts(job: StoredContent): JobTexts {
  const texts = formatTexts(job)
  return {
    ...texts,
    category: isJobCategory(texts.category) ? texts.category : '',
    type: jobTypes.some((type) => type === texts.type) ? texts.type : ''
  }
}

/** Every word in title, company, place or keywords. */
export function findJobs(jobs: readonly Job[], typed: string): Job[] {
  return jobs.filter(({ title, company, location, keywords }) =>
    hasWords([title, company, location, ...keywords].join('\n'), typed)
  )
}
