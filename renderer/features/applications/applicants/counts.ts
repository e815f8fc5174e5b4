import type { Application } from '#shared/domain/application/application.ts'

export interface Count {
  /** Those who did not take it back. */
  all: number
  /** Those whom nobody has moved yet. */
  fresh: number
}

export const nobody: Count = { all: 0, fresh: 0 }

export function countApplications(applications: readonly Application[]): Count {
  const active = applications.filter(({ state }) => state !== 'withdrawn')
  return { all: active.length, fresh: active.filter(({ state }) => state === 'new').length }
}

/** The applications by the job that they are for, in the order given. */
export function groupByJob(applications: readonly Application[]): ReadonlyMap<string, readonly Application[]> {
  const jobs = new Map<string, Application[]>()
  for (const application of applications) {
    const group = jobs.get(application.jobId)
    if (group) group.push(application)
    else jobs.set(application.jobId, [application])
  }
  return jobs
}
