import { sameFields } from '../documents/same-fields.ts'
import { localDay } from './dates.ts'
import type { Job } from './job.ts'
import { contentOf, type JobContent } from './job-content.ts'
import { type ApprovedVersion, historyOf, type JobEvent, keptHistory } from './job-record.ts'
import { type Actor, type JobAction, may, outcome, standingOf } from './job-transitions.ts'
import { keepsJobLimits } from './limit-checks.ts'
import { longestReason } from './text-limits.ts'

/** Something the table of transitions does not allow. */
export class JobRefusal extends Error {
  constructor(action: JobAction) {
    super(`this person may not ${action} this job as it is`)
    this.name = 'JobRefusal'
  }
}

/** An action on a job, as one person takes it. */
export type JobStep =
  | { action: 'post'; id: string; content: JobContent }
  | { action: 'revise' | 'edit'; content: JobContent }
  | { action: 'approve' | 'restore' }
  | { action: 'reject'; reason: string }

/**
 * The job after a step. The store counts the revision; the history names the one it will be.
 * @throws JobRefusal when the table does not allow it
 */
export function jobAfter(job: Job | undefined, step: JobStep, actor: Actor, now: Date): Job {
  const status = outcome(step.action, standingOf(actor, job), job?.status ?? 'none')
  if (status === null || status === 'none') throw new JobRefusal(step.action)
  const history = [...keptHistory(job), eventOf(job, step, actor, now)]
  if (step.action === 'post') {
    const { id, content } = step
    return { ...contentOf(content), id, status, employerId: actor.uid, postedDate: localDay(now), history }
  }
  if (!job) throw new JobRefusal(step.action)
  const { rejectionReason: _reason, approvedVersion: _version, ...kept } = job
  const rejectionReason = reasonIn(step)
  const approvedVersion = status === 'approved' ? undefined : versionToCompare(job)
  return {
    ...kept,
    // Content and nothing else that the caller's object may carry.
    ...('content' in step && contentOf(step.content)),
    status,
    history,
    ...(rejectionReason !== '' && { rejectionReason }),
    ...(approvedVersion !== undefined && { approvedVersion })
  }
}

/**
 * Whether this person may turn a stored job into another one: the rule below every screen. `before` undefined: it is new;
 * `after` undefined: it is removed. `after` must be to the letter what the step that its history ends with makes of `before`,
 * its revision aside, which the store counts. The time of the step is taken on trust.
 */
export function permitsJob(actor: Actor | null, before: Job | undefined, after: Job | undefined): boolean {
  if (!actor) return false
  if (!after) return may(actor, 'delete', before)
  const event = historyOf(after).at(-1)
  const step = event && stepOf(event, after)
  if (!step || Number.isNaN(Date.parse(event.at)) || !may(actor, step.action, before)) return false
  if (!keepsLimits(step)) return false
  const { revision: _before, ...expected } = jobAfter(before, step, actor, new Date(event.at))
  const { revision: _after, ...given } = after
  return sameFields(expected, given)
}

function keepsLimits(step: JobStep): boolean {
  if ('content' in step) return keepsJobLimits(step.content)
  return reasonIn(step).length <= longestReason
}

/** The step that an event tells of; undefined: none that leaves a job behind. */
function stepOf({ did, reason = '' }: JobEvent, after: Job): JobStep | undefined {
  switch (did) {
    case 'post':
      return { action: did, id: after.id, content: after }
    case 'revise':
    case 'edit':
      return { action: did, content: after }
    case 'reject':
      return { action: did, reason }
    case 'delete':
      return undefined
    default:
      return { action: did }
  }
}

function eventOf(job: Job | undefined, step: JobStep, { uid, role, email }: Actor, now: Date): JobEvent {
  const reason = reasonIn(step)
  return {
    did: step.action,
    at: now.toISOString(),
    by: { uid, role, name: nameIn(email) },
    revision: (job?.revision ?? 0) + 1,
    ...(reason !== '' && { reason })
  }
}

function reasonIn(step: JobStep): string {
  return step.action === 'reject' ? step.reason.trim() : ''
}

/** 'suvarna_employer@loupe.example' is 'suvarna'. */
function nameIn(email: string): string {
  return email.replace(/@.*$/, '').replace(/_employer$/i, '')
}

/** What a job that leaves the public, or is still away from it, is to be compared with; undefined: it was never public. */
function versionToCompare(job: Job): unknown {
  if (job.status !== 'approved') return job.approvedVersion
  const made = historyOf(job).findLast(({ did }) => did === 'approve' || did === 'edit' || did === 'post')
  return { content: contentOf(job), at: made?.at ?? job.postedDate } satisfies ApprovedVersion
}
