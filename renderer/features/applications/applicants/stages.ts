import type { Application, ApplicationStage, ApplicationState } from '#shared/domain/application.ts'

/** The applications of one stage. */
export interface Stage {
  name: ApplicationStage
  applications: readonly Application[]
}

/** The applications of one job in their columns: who came to a stage last stands first. */
export function inStage(applications: readonly Application[], name: ApplicationState): readonly Application[] {
  return applications.filter(({ state }) => state === name).sort((a, b) => cameAt(b).localeCompare(cameAt(a)))
}

/** When an application came to where it is. */
export function cameAt({ history, appliedAt }: Application): string {
  return history.at(-1)?.at ?? appliedAt
}
