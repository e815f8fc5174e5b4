export const jobCategories = ['Pre Production', 'Production', 'Others', 'Back Office', 'Office Boy'] as const
export type JobCategory = (typeof jobCategories)[number]

export const jobStatuses = ['pending', 'approved', 'rejected', 'deleted'] as const
export type JobStatus = (typeof jobStatuses)[number]

export function isJobCategory(text: unknown): text is JobCategory {
  return jobCategories.some((category) => category === text)
}
