import type { Unsent } from '#shared/collections/outbox-items.ts'
import { contentFields } from '#shared/domain/job/job-content-fields.ts'
import { formatTexts } from '#shared/domain/job/job-form-values.ts'

export function nameUnsent(unsent: Unsent): string {
  return unsent.kind === 'job' ? unsent.content.title : unsent.job.title
}

/** Everything typed, in the order of the form. */
export function writeOutUnsent(unsent: Unsent): string {
  if (unsent.kind === 'application') return unsent.message
  const texts = formatTexts(unsent.content)
  return contentFields
    .map((field) => texts[field])
    .filter((text) => text !== '')
    .join('\n\n')
}
