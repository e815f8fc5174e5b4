import { createRandomEnding } from '../../documents/document.ts'
import type { JobCategory } from './job-categories-and-statuses.ts'

/** 'job_{milliseconds since 1970}_{random ending}'. */
export function createJobId(now: Date, random = Math.random): string {
  return `job_${now.getTime()}_${createRandomEnding(random)}`
}

const prefixes = {
  'Pre Production': 'preprod',
  Production: 'prod',
  Others: 'others',
  'Back Office': 'backoffice',
  'Office Boy': 'officeboy'
} satisfies Record<JobCategory, string>

/** '{category prefix}_{sequence number}_{milliseconds since 1970}'. */
export function createSeedJobId(category: JobCategory, sequence: number, now: Date): string {
  return `${prefixes[category]}_${sequence}_${now.getTime()}`
}
