import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'

/** What an applicant is called; records of other versions of the product may lack a name. */
export function formatApplicantName({ profile }: Application): string {
  return profile?.name.trim() || t('applicants.nameless')
}

/** The applications that were taken back, the latest first. */
export function listWithdrawn(applications: readonly Application[]): readonly Application[] {
  return applications
    .filter(({ state }) => state === 'withdrawn')
    .sort((a, b) => findArrivalTime(b).localeCompare(findArrivalTime(a)))
}

/** When an application came to where it is. */
export function findArrivalTime({ history, appliedAt }: Application): string {
  return history.at(-1)?.at ?? appliedAt
}
