import type { Job } from '#shared/domain/job.ts'
import type { ContentField } from '#shared/domain/job-content.ts'
import type { FieldProblems, JobTexts } from '#shared/domain/job-form.ts'

/** What every field of the form gets. */
export interface FormFields {
  texts: JobTexts
  problems: FieldProblems
  /** The job that is changed: a word of it that is no longer offered can be kept. */
  base: Job | undefined
  write(field: ContentField, text: string): void
}
