import type { Job } from './job.ts'
import type { JobCategory } from './job-vocabulary.ts'

/** What an employer writes: the part of a job that a review is about. */
export type JobContent = Pick<Job, ContentField>

/** In the order of the form. */
export const contentFields = [
  'title',
  'company',
  'location',
  'category',
  'type',
  'salaryRange',
  'description',
  'responsibilities',
  'qualifications',
  'keywords'
] as const
export type ContentField = (typeof contentFields)[number]

export function pickContent(job: JobContent): JobContent {
  return {
    title: job.title,
    company: job.company,
    location: job.location,
    category: job.category,
    type: job.type,
    salaryRange: job.salaryRange,
    description: job.description,
    responsibilities: [...job.responsibilities],
    qualifications: [...job.qualifications],
    keywords: [...job.keywords]
  }
}

/** The fields that differ, in the order of the form. */
export function findChangedFields(before: JobContent, after: JobContent): ContentField[] {
  return contentFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

const companies = {
  'Pre Production': 'Meenakar Design Studio',
  Production: 'Suvarna Karigari Works',
  Others: 'Navratna Trade Services',
  'Back Office': 'Ratnadeep Jewels',
  'Office Boy': 'Heeramani Jewellers'
} satisfies Record<JobCategory, string>

/** The company that stands on a posting of this category when none is named. */
export function findDefaultCompany(category: JobCategory): string {
  return companies[category]
}
