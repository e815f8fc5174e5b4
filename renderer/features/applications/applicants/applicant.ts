import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationState } from '#shared/domain/application/application.ts'

/** What an applicant is called; records of other versions of the product may lack a name. */
export function formatApplicantName({ profile }: Application): string {
  return profile?.name.trim() || t('applicants.nameless')
}

/** The applications of one job in their columns: who came to a stage last stands first. */
export function filterByStage(applications: readonly Application[], name: ApplicationState): readonly Application[] {
  return applications
    .filter(({ state }) => state === name)
    .sort((a, b) => findArrivalTime(b).localeCompare(findArrivalTime(a)))
}

/** When an application came to where it is. */
export function findArrivalTime({ history, appliedAt }: Application): string {
  return history.at(-1)?.at ?? appliedAt
}
