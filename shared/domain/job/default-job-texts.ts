import type { Job } from './job.ts'

/** Ids of the standard texts for empty fields. */
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

/** null: the standard text. */
export function findGivenSalary(job: Pick<Job, 'salaryRange'>): string | null {
  const salary = job.salaryRange.trim()
  return salary === '' ? null : salary
}

/** Of responsibilities or qualifications, without blank lines; null: the standard list. */
export function findGivenLines(lines: readonly string[]): string[] | null {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '')
  return given.length === 0 ? null : given
}
