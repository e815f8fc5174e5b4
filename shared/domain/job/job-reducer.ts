import { hasSameFields } from '../../documents/same-fields.ts'
import { formatLocalDay } from '../dates.ts'
import { isWithinJobLimits, maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import type { Job } from './job.ts'
import { pickContent, type StoredContent } from './job-content.ts'
import { type ApprovedVersion, type JobEvent, parseHistory, readRawHistory } from './job-record.ts'
import { type Actor, canAct, findOutcome, findRelation, type JobAction } from './job-transitions.ts'

/** Something the table of transitions does not allow. */
export class JobRefusal extends Error {
  constructor(action: JobAction) {
    super(`this person may not ${action} this job as it is`)
    this.name = 'JobRefusal'
  }
}

/** An action on a job, as one person takes it. */
export type JobStep =
  | { action: 'post'; id: string; content: StoredContent }
  | { action: 'revise' | 'edit'; content: StoredContent }
  | { action: 'approve' | 'restore' }
  | { action: 'reject'; reason: string }

/**
 * The job after a step. The store counts the revision; the history names the one it will be.
 * @throws JobRefusal when the table does not allow it
 */
export function reduceJob(job: Job | undefined, step: JobStep, actor: Actor, now: Date): Job {
  const status = findOutcome(step.action, findRelation(actor, job), job?.status ?? 'none')
  if (status === null || status === 'none' || !canAct(actor, step.action, job)) throw new JobRefusal(step.action)
  const history = [...readRawHistory(job), createEvent(job, step, actor, now)]
  if (step.action === 'post') {
    const { id, content } = step
    return { ...pickContent(content), id, status, employerId: actor.uid, postedDate: formatLocalDay(now), history }
  }
  if (!job) throw new JobRefusal(step.action)
  const { rejectionReason: _reason, approvedVersion: _version, ...kept } = job
  const rejectionReason = readReason(step)
  const approvedVersion = status === 'approved' ? undefined : findVersionToCompare(job)
  return {
    ...kept,
    // Content and nothing else that the caller's object may carry.
    ...('content' in step && pickContent(step.content)),
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
export function canWriteJob(actor: Actor | null, before: Job | undefined, after: Job | undefined): boolean {
  if (!actor) return false
  if (!after) return canAct(actor, 'delete', before)
  const event = parseHistory(after).at(-1)
  const step = event && inferStep(event, after)
  if (!step || Number.isNaN(Date.parse(event.at)) || !canAct(actor, step.action, before)) return false
  if (!isWithinLimits(step)) return false
  const { revision: _before, ...expected } = reduceJob(before, step, actor, new Date(event.at))
  const { revision: _after, ...given } = after
  return hasSameFields(expected, given)
}

function isWithinLimits(step: JobStep): boolean {
  if ('content' in step) return isWithinJobLimits(step.content)
  return readReason(step).length <= maxReasonLength
}

/** The step that an event tells of; undefined: none that leaves a job behind. */
function inferStep({ did, reason = '' }: JobEvent, after: Job): JobStep | undefined {
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

function createEvent(job: Job | undefined, step: JobStep, { uid, role }: Actor, now: Date): JobEvent {
  const reason = readReason(step)
  return {
    did: step.action,
    at: now.toISOString(),
    by: { uid, role },
    revision: (job?.revision ?? 0) + 1,
    ...(reason !== '' && { reason })
  }
}

function readReason(step: JobStep): string {
  return step.action === 'reject' ? cleanProse(step.reason) : ''
}

/** What a job that leaves the public, or is still away from it, is to be compared with; undefined: it was never public. */
function findVersionToCompare(job: Job): unknown {
  if (job.status !== 'approved') return job.approvedVersion
  const made = parseHistory(job).findLast(({ did }) => did === 'approve' || did === 'edit' || did === 'post')
  return { content: pickContent(job), at: made?.at ?? job.postedDate } satisfies ApprovedVersion
}
