import type { Batch } from '#renderer/hooks/run-batch.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { CloseOutcome } from '#shared/domain/job/job-ending.ts'
import { findReminder, isExpired } from '#shared/domain/job/job-expiry.ts'
import { type Actor, canAct } from '#shared/domain/job/job-transitions.ts'

export const endingSteps = ['renew', 'reopen', 'close', 'takeDown'] as const
export type EndingStep = (typeof endingSteps)[number]

export type AnsweredStep =
  | { action: 'renew' | 'reopen' }
  | { action: 'close'; outcome: CloseOutcome }
  | { action: 'takeDown'; reason: string }

export function listEndingSteps(actor: Actor, job: Job): EndingStep[] {
  return endingSteps.filter((step) => canAct(actor, step, job))
}

export function isRenewalDue(actor: Actor, job: Job, now: Date): boolean {
  return canAct(actor, 'renew', job) && (findReminder(job, now) !== null || isExpired(job, now))
}

export interface EndingRun extends Batch<Job> {
  action: EndingStep
  /** Taken down, but with unsettled reports. */
  reportsLeft: readonly Job[]
}
