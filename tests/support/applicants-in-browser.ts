import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { applicationOf } from './sample-applications.ts'
import { sampleJob } from './sample-job.ts'

const jobsOf = (employerId: string) => [sampleJob('job_1', { employerId, revision: 1 })]

/** A board on which the employer who enters has a job, and applicants. */
export const withApplicants = (make: (employerId: string) => Application[]) => (employerId: string) => ({
  jobs: jobsOf(employerId),
  applications: make(employerId)
})

export const stages: readonly ApplicationStage[] = ['new', 'reviewed', 'interview', 'hired', 'not-now']

/** One in each stage, one who took the application back, and one for another job. */
export const several = (employerId: string) => [
  ...['Meena Patel', 'Ravi Soni', 'Asha Rao', 'Iqbal Ansari', 'Lakshmi Iyer'].map((name, index) =>
    applicationOf(
      { employerId, uid: `u-${index}`, state: stages[index] ?? 'new', message: 'I can come on Saturday.' },
      name
    )
  ),
  applicationOf({ employerId, uid: 'u-gone', state: 'withdrawn' }),
  applicationOf({ employerId, uid: 'u-0', jobId: 'job_9' }, 'Meena Patel')
]
