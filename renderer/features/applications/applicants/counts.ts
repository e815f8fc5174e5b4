import type { Application } from '#shared/domain/application.ts'

export interface Count {
  /** Those who did not take it back. */
  all: number
  /** Those whom nobody has moved yet. */
  fresh: number
}

export const nobody: Count = { all: 0, fresh: 0 }

export function countOf(applications: readonly Application[]): Count {
  const standing = applications.filter(({ state }) => state !== 'withdrawn')
  return { all: standing.length, fresh: standing.filter(({ state }) => state === 'new').length }
}

/** The applications by the job that they are for, in the order given. */
export function byJob(applications: readonly Application[]): ReadonlyMap<string, readonly Application[]> {
  const jobs = new Map<string, Application[]>()
  for (const application of applications) {
    const known = jobs.get(application.jobId)
    if (known) known.push(application)
    else jobs.set(application.jobId, [application])
  }
  return jobs
}
