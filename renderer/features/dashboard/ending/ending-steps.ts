import type { Job } from '#shared/domain/job/job.ts'
import type { CloseOutcome } from '#shared/domain/job/job-ending.ts'
import { findReminder, isExpired } from '#shared/domain/job/job-expiry.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'

/** In the order of the menu. */
export const endingSteps = ['renew', 'reopen', 'close', 'takeDown'] as const
export type EndingStep = (typeof endingSteps)[number]

export type AnsweredStep =
  | { action: 'renew' | 'reopen' }
  | { action: 'close'; outcome: CloseOutcome }
  | { action: 'takeDown'; reason: string }

export function listEndingSteps(actor: Actor, job: Job): EndingStep[] {
  return endingSteps.filter((step) => canAct(actor, step, job))
}

/** Expired, or near its end. */
export function isRenewalDue(actor: Actor, job: Job, now: Date): boolean {
  return canAct(actor, 'renew', job) && (findReminder(job, now) !== null || isExpired(job, now))
}

export interface EndingRun {
  action: EndingStep
  total: number
  done: number
  failed: readonly { job: Job; error: unknown }[]
  /** Taken down, but with unsettled reports. */
  reportsLeft: readonly Job[]
  isOver: boolean
}

export type StepResult = 'done' | 'reports-left'

/** Sequential; continues after failures. `isStopped` is asked before each posting. Never rejects. */
export async function runEnding(
  action: EndingStep,
  jobs: readonly Job[],
  act: (job: Job) => Promise<StepResult>,
  onProgress: (run: EndingRun) => void,
  isStopped: () => boolean
): Promise<EndingRun> {
  let run: EndingRun = { action, total: jobs.length, done: 0, failed: [], reportsLeft: [], isOver: false }
  onProgress(run)
  for (const job of jobs) {
    if (isStopped()) break
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
