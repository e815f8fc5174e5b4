import type { BrowserContext } from '@playwright/test'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { desktopBehind } from '#tests/desktop/harness/desktop.ts'
import { storedElements } from './desktop-folder.ts'
import { applicationOf } from './sample-applications.ts'
import { sampleJob } from './sample-job.ts'
import { putElements } from './signed-in.ts'

const jobsOf = (employerId: string) => [sampleJob('job_1', { employerId, revision: 1 })]

/** A board on which the employer who enters has a job, and applicants. */
export const withApplicants = (make: (employerId: string) => Application[]) => (employerId: string) => ({
  jobs: jobsOf(employerId),
  applications: make(employerId)
})

export const stages: readonly ApplicationStage[] = ['new', 'reviewed', 'interview', 'hired', 'not-now']

/** Puts applicants on the board of the employer who signed in last, as another tab would leave them; on a desktop, through main. */
export async function putApplicants(
  context: BrowserContext,
  make: (employerId: string) => Application[]
): Promise<void> {
  const desktop = desktopBehind(context)
  if (desktop) {
    const { uid } = storedElements(desktop.userData, 'accounts').at(-1) as { uid: string }
    await putElements(desktop, 'jobs', jobsOf(uid))
    return putElements(desktop, 'applications', make(uid))
  }
  const page = await context.newPage()
  await page.goto('/404')
  const accounts = await page.evaluate(() => localStorage.getItem('accounts') ?? '[]')
  const uid: string = JSON.parse(accounts).at(-1).uid
  await page.evaluate(
    ([jobs, applications]) => {
      localStorage.setItem('jobs', jobs ?? '')
      localStorage.setItem('applications', applications ?? '')
    },
    [JSON.stringify(jobsOf(uid)), JSON.stringify(make(uid))]
  )
  await page.close()
}

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
