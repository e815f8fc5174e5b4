export const jobCategories = ['Pre Production', 'Production', 'Others', 'Back Office', 'Office Boy'] as const
export type JobCategory = (typeof jobCategories)[number]

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'] as const
export type JobType = (typeof jobTypes)[number]

export const jobStatuses = ['pending', 'approved', 'rejected', 'deleted'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobLocations = [
  'Mumbai MH',
  'Surat GJ',
  'Jaipur RJ',
  'Delhi DL',
  'Bangalore KA',
  'Remote',
  'Kolkata WB',
  'Chennai TN',
  'Hyderabad TS',
  'Ahmedabad GJ',
  'Pune MH',
  'Noida UP',
  'Gurgaon HR'
] as const

export function isJobCategory(text: unknown): text is JobCategory {
  return jobCategories.some((category) => category === text)
}
