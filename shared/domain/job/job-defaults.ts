import type { Job } from './job.ts'

/** Ids of the texts that stand where an employer wrote nothing. */
export const defaultSalaryText = 'job.default.salary'

export const defaultResponsibilityTexts = [
  'job.default.responsibility.1',
  'job.default.responsibility.2',
  'job.default.responsibility.3',
  'job.default.responsibility.4'
] as const

export const defaultQualificationTexts = [
  'job.default.qualification.1',
  'job.default.qualification.2',
  'job.default.qualification.3'
] as const

/** The pay as the employer wrote it; null: the default text stands in. */
export function findGivenSalary(job: Pick<Job, 'salaryRange'>): string | null {
  const salary = job.salaryRange.trim()
  return salary === '' ? null : salary
}

/** The employer's responsibilities without blank lines; null: the default list stands in. */
export function findGivenResponsibilities(job: Pick<Job, 'responsibilities'>): string[] | null {
  return findGivenLines(job.responsibilities)
}

/** The employer's qualifications without blank lines; null: the default list stands in. */
export function findGivenQualifications(job: Pick<Job, 'qualifications'>): string[] | null {
  return findGivenLines(job.qualifications)
}

function findGivenLines(lines: readonly string[]): string[] | null {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '')
  return given.length === 0 ? null : given
}
