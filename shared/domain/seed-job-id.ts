import type { JobCategory } from './job-vocabulary.ts'

const prefixes = {
  'Pre Production': 'preprod',
  Production: 'prod',
  Others: 'others',
  'Back Office': 'backoffice',
  'Office Boy': 'officeboy'
} satisfies Record<JobCategory, string>

/** The id of a seed job, '{category prefix}_{sequence number}_{milliseconds since 1970}'. */
export function createSeedJobId(category: JobCategory, sequence: number, now: Date): string {
  return `${prefixes[category]}_${sequence}_${now.getTime()}`
}
