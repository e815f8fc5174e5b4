import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'

/** What an applicant is called; records of other versions of the product may lack a name. */
export function formatApplicantName({ profile }: Application): string {
  return profile?.name.trim() || t('applicants.nameless')
}
