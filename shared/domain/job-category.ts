import type { JobCategory } from './job-vocabulary.ts'

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
