import type { JobCategory } from './job-vocabulary.ts'

/** 'job_{milliseconds since 1970}_{eight of 0-9 and a-z}'. `random`: [0, 1). */
export function createJobId(now: Date, random: () => number = Math.random): string {
  const ending = Math.floor(random() * 36 ** 8)
    .toString(36)
    .padStart(8, '0')
  return `job_${now.getTime()}_${ending}`
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
