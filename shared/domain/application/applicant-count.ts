import { type Application, isUndecided } from './application.ts'

/** Of one job, without withdrawn applications. */
export interface ApplicantCount {
  all: number
  /** Still in stage New. */
  fresh: number
  /** Were in stage Interview, or hired without it. */
  interviewed: number
  hired: number
  /** Of the first application, ISO 8601; undefined: there is none. */
  firstAt: string | undefined
  /** Those without a final answer. */
  undecided: readonly Application[]
}

export const noApplicants: ApplicantCount = {
  ...{ all: 0, fresh: 0, interviewed: 0, hired: 0, firstAt: undefined, undecided: [] }
}

/** By job; a job without applications is missing. */
export function countByJob(applications: readonly Application[]): ReadonlyMap<string, ApplicantCount> {
  const byJob = new Map<string, Application[]>()
  for (const application of applications) {
    const group = byJob.get(application.jobId)
    if (group) group.push(application)
    else byJob.set(application.jobId, [application])
  }
  return new Map([...byJob].map(([jobId, ofJob]) => [jobId, countApplicants(ofJob)]))
}

function countApplicants(applications: readonly Application[]): ApplicantCount {
  const active = applications.filter(({ state }) => state !== 'withdrawn')
  const hired = active.filter(({ state }) => state === 'hired')
  const met = active.filter(({ history }) => history.some(({ state }) => state === 'interview' || state === 'hired'))
  return {
    all: active.length,
    fresh: active.filter(({ state }) => state === 'new').length,
    interviewed: met.length,
    hired: hired.length,
    firstAt: active.map(({ appliedAt }) => appliedAt).sort()[0],
    undecided: active.filter(isUndecided)
  }
}
