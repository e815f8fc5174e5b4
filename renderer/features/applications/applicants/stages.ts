import type { Application, ApplicationStage, ApplicationState } from '#shared/domain/application/application.ts'

/** The applications of one stage. */
export interface Stage {
  name: ApplicationStage
  applications: readonly Application[]
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
