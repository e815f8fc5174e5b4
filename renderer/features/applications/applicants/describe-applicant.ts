import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { TemplateValues } from '#shared/domain/application/interview-thread/message-template.ts'

/** Older records may lack a name. */
export function formatApplicantName({ profile }: Application): string {
  return profile?.name.trim() || t('applicants.nameless')
}

export function findArrivalTime({ history, appliedAt }: Application): string {
  return history.at(-1)?.at ?? appliedAt
}

export function readTemplateValues(application: Application): TemplateValues {
  const { title, company } = application.job
  return { name: formatApplicantName(application), job: title, company: company }
}
