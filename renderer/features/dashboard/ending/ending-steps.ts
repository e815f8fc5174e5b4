import type { Job } from '#shared/domain/job/job.ts'
import type { CloseOutcome } from '#shared/domain/job/job-ending.ts'
import { findReminder, isExpired } from '#shared/domain/job/job-expiry.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'

/** What ends a posting, or lets it go on, in the order in which it is offered. */
export const endingSteps = ['renew', 'reopen', 'close', 'takeDown'] as const
export type EndingStep = (typeof endingSteps)[number]

/** A step with what its question was answered with. */
export type AnsweredStep =
  | { action: 'renew' | 'reopen' }
  | { action: 'close'; outcome: CloseOutcome }
  | { action: 'takeDown'; reason: string }

/** What this person may do with a posting. */
export function listEndingSteps(actor: Actor, job: Job): EndingStep[] {
  return endingSteps.filter((step) => canAct(actor, step, job))
}

/** Whether its end is so near, or past, that one press should renew it. */
export function isRenewalDue(actor: Actor, job: Job, now: Date): boolean {
  return canAct(actor, 'renew', job) && (findReminder(job, now) !== null || isExpired(job, now))
}

/** How far a step has come that is done to one posting after the other. */
export interface EndingRun {
  action: EndingStep
  total: number
  done: number
  failed: readonly { job: Job; error: unknown }[]
  /** What was taken down while the reports about it could not be settled. */
  reportsLeft: readonly Job[]
  isOver: boolean
}

/** How one posting's step ended: 'reports-left' when it was taken down and the reports about it still wait. A step that did not happen rejects. */
export type StepResult = 'done' | 'reports-left'

/** Does it to one after the other, and goes on when one fails. `isCancelled` is asked before each. Never rejects. */
export async function runEnding(
  action: EndingStep,
  jobs: readonly Job[],
  act: (job: Job) => Promise<StepResult>,
  onProgress: (run: EndingRun) => void,
  isCancelled: () => boolean
): Promise<EndingRun> {
  let run: EndingRun = { action, total: jobs.length, done: 0, failed: [], reportsLeft: [], isOver: false }
  onProgress(run)
  for (const job of jobs) {
    if (isCancelled()) break
    try {
      if ((await act(job)) === 'reports-left') run = { ...run, reportsLeft: [...run.reportsLeft, job] }
    } catch (error) {
      run = { ...run, failed: [...run.failed, { job, error }] }
    }
    run = { ...run, done: run.done + 1 }
    onProgress(run)
  }
  run = { ...run, isOver: true }
  onProgress(run)
  return run
}
