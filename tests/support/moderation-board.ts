import type { BrowserContext, Page } from '@playwright/test'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobContent } from '#shared/domain/job/job-content-fields.ts'
import { type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { desktopBehind } from '#tests/desktop/harness/desktop.ts'
import { storedElements } from './desktop-folder.ts'
import { admin, contentNamed, suvarna } from './job-people.ts'
import { putElements } from './signed-in.ts'

/** A job after so many steps. */
function jobAfter(...steps: [Actor, JobStep][]): Job {
  return steps.reduce<Job | undefined>(
    (job, [actor, step], index) => ({ ...reduceJob(job, step, actor, new Date()), revision: index + 1 }),
    undefined
  ) as Job
}

/** A job's text beside its title. */
type Change = Partial<JobContent>

const post = (id: string, title: string, change: Change): [Actor, JobStep] => [
  { ...suvarna, uid: `u-${change.company ?? 'suvarna'}` },
  { action: 'post', id, content: { ...contentNamed(title), ...change } }
]

/** A job that waits and never was public. */
export function newJob(id: string, title: string, change: Change = {}): Job {
  return jobAfter(post(id, title, change))
}

/** A live job that its employer sent back to review, with what it says now. */
export function revision(id: string, title: string, now: Change = {}, before: Change = {}): Job {
  const posted = post(id, title, before)
  const content = { ...contentNamed(title), ...before, ...now }
  return jobAfter(posted, [admin, { action: 'approve' }], [posted[0], { action: 'revise', content }])
}

/** A job that was rejected for a reason. */
export function rejection(id: string, title: string, reason: string, change: Change = {}): Job {
  return jobAfter(post(id, title, change), [admin, { action: 'reject', reason }])
}

/** Has a board begin with these jobs, on either target. */
export async function seedJobs(context: BrowserContext, jobs: readonly Job[]): Promise<void> {
  const desktop = desktopBehind(context)
  if (desktop) return putElements(desktop, 'jobs', jobs)
  await context.addInitScript((list) => {
    if (localStorage.getItem('jobs') === null) localStorage.setItem('jobs', JSON.stringify(list))
  }, jobs)
}

/** The jobs as the browser keeps them, or the desktop. */
export async function storedJobs(page: Page): Promise<Job[]> {
  const desktop = desktopBehind(page.context())
  if (desktop) return storedElements(desktop.userData, 'jobs') as Job[]
  return page.evaluate(() => JSON.parse(localStorage.getItem('jobs') ?? '[]') as Job[])
}
