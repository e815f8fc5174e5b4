import { formatBoardDay } from '../../documents/india-time.ts'
import { isResult, type WriteRule } from '../account/write-rule.ts'
import { cleanProse } from '../clean-text.ts'
import { Refusal } from '../refusal-error.ts'
import { isWithinJobLimits, maxReasonLength } from '../text-limits.ts'
import { isInstant } from '../well-formed-text.ts'
import { type Job, jobSchema } from './job.ts'
import { type CloseOutcome, closeOutcomes, type JobEnding } from './job-closing-outcome.ts'
import { pickContent, type StoredContent } from './job-content-fields.ts'
import { findLastDay, isLiveDays, isPublic, readLastDay } from './job-expiry.ts'
import {
  type ApprovedVersion,
  type JobEvent,
  parseApprovedVersion,
  parseHistory,
  parseRejectedVersion,
  type RejectedVersion,
  readRawHistory,
  readRejectionReason
} from './job-history-events.ts'
import { type Actor, canAct, findOutcome, findRelation, type JobAction } from './job-transitions.ts'

export type JobStep =
  | { action: 'post'; id: string; content: StoredContent; liveDays?: number | undefined }
  | { action: 'revise' | 'edit'; content: StoredContent; liveDays?: number | undefined }
  | { action: 'approve' | 'restore' | 'reopen' | 'renew' }
  | { action: 'reject' | 'takeDown'; reason: string }
  | { action: 'close'; outcome: CloseOutcome }
  /** Takes back the decision that was the last step. The versions: the job's before it was approved. */
  | { action: 'putBack'; approvedVersion?: unknown; rejectedVersion?: unknown }

/** The store counts the revision, which the history names in advance. Throws a Refusal when the table forbids it. */
export function reduceJob(job: Job | undefined, step: JobStep, actor: Actor, now: Date): Job {
  const status = findOutcome(step.action, findRelation(actor, job), job?.status ?? 'none')
  if (status === null || status === 'none' || !canAct(actor, step.action, job)) throw new Refusal(step.action, 'job')
  if (!isWhole(step) || (step.action === 'putBack' && !canPutBack(job, step))) throw new Refusal(step.action, 'job')
  const history = [...readRawHistory(job), createEvent(job, step, actor, now)]
  const chosenDays = 'liveDays' in step && step.liveDays !== undefined ? { liveDays: step.liveDays } : {}
  if (step.action === 'post') {
    const { id, content } = step
    const posted = { ...pickContent(content), id, status, employerId: actor.uid, postedDate: formatBoardDay(now) }
    return {
      ...posted,
      ...chosenDays,
      history,
      ...(status === 'approved' && { expiresOn: findLastDay(chosenDays, now) })
    }
  }
  if (!job) throw new Refusal(step.action, 'job')
  const { approvedVersion: _approved, rejectedVersion: _rejected, expiresOn: _day, ending: _ending, ...rest } = job
  const { rejectionReason: _reason, ...kept } = rest
  const rejectionReason = readReason(step)
  const ending = findEnding(step)
  return {
    ...kept,
    // No other fields of the caller's object.
    ...('content' in step && pickContent(step.content)),
    ...chosenDays,
    status,
    history,
    ...(status === 'approved' && { expiresOn: findNextLastDay(job, { ...job, ...chosenDays }, step, now) }),
    ...(ending !== undefined && { ending }),
    ...(rejectionReason !== '' && { rejectionReason }),
    ...(status !== 'approved' && findVersions(job, step))
  }
}

function isWhole(step: JobStep): boolean {
  if ('liveDays' in step && step.liveDays !== undefined && !isLiveDays(step.liveDays)) return false
  if (step.action === 'close') return closeOutcomes.includes(step.outcome)
  // The owner reads why a live job ends.
  return step.action !== 'takeDown' || readReason(step) !== ''
}

/** Only a decision, and only as the last step. */
function canPutBack(job: Job | undefined, { approvedVersion, rejectedVersion }: Versions): boolean {
  const last = job && parseHistory(job).at(-1)?.type
  if (!job || last !== (job.status === 'approved' ? 'approve' : 'reject')) return false
  const before = { ...job, approvedVersion, rejectedVersion }
  return (
    (approvedVersion === undefined || parseApprovedVersion(before) !== null) &&
    (rejectedVersion === undefined || parseRejectedVersion(before) !== null)
  )
}

/** An edit of a live job keeps its last day. */
function findNextLastDay(before: Job, after: Job, step: JobStep, now: Date): string {
  return step.action !== 'renew' && isPublic(before, now) ? readLastDay(before) : findLastDay(after, now)
}

function findEnding(step: JobStep): JobEnding | undefined {
  if (step.action === 'close') return step.outcome
  return step.action === 'takeDown' ? 'taken-down' : undefined
}

/** `after` (undefined: removed) must be what the step makes of `before`. Times are trusted. */
export const canWriteJob: WriteRule<Job, JobStep> = (actor, before, after, step) => {
  if (!actor) return false
  if (!after) return canAct(actor, 'delete', before)
  const at = parseHistory(after).at(-1)?.at ?? ''
  if (!step || !isInstant(at) || !isWithinLimits(step, after)) return false
  return isResult<Job>(jobSchema, () => reduceJob(before, step, actor, new Date(at)), after)
}

function isWithinLimits(step: JobStep, after: Job): boolean {
  if ('content' in step) return isWithinJobLimits(after)
  return readReason(step).length <= maxReasonLength
}

function createEvent(job: Job | undefined, step: JobStep, { uid, role }: Actor, now: Date): JobEvent {
  const reason = readReason(step)
  return {
    type: step.action,
    at: now.toISOString(),
    by: { uid, role },
    revision: (job?.revision ?? 0) + 1,
    ...(reason !== '' && { reason })
  }
}

function readReason(step: JobStep): string {
  return 'reason' in step ? cleanProse(step.reason) : ''
}

const publishing: readonly JobAction[] = ['approve', 'edit', 'post', 'reopen', 'renew']

type Versions = Pick<Job, 'approvedVersion' | 'rejectedVersion'>

/** Of a job that is not public: what was public last, and what was rejected last. */
function findVersions(job: Job, step: JobStep): Versions {
  const isUndone = step.action === 'putBack' && job.status === 'approved'
  const approvedVersion = isUndone ? step.approvedVersion : findVersionToCompare(job)
  const isSentAgain = step.action === 'revise' && job.status === 'rejected'
  const rejectedVersion = isUndone
    ? step.rejectedVersion
    : isSentAgain
      ? buildRejectedVersion(job)
      : job.rejectedVersion
  return {
    ...(approvedVersion !== undefined && { approvedVersion }),
    ...(rejectedVersion !== undefined && { rejectedVersion })
  }
}

function buildRejectedVersion(job: Job): RejectedVersion {
  const at = parseHistory(job).findLast(({ type }) => type === 'reject')?.at ?? job.postedDate
  return { content: pickContent(job), at, reason: readRejectionReason(job) }
}

/** undefined: never public. */
function findVersionToCompare(job: Job): unknown {
  if (job.status !== 'approved') return job.approvedVersion
  const made = parseHistory(job).findLast(({ type }) => publishing.includes(type))
  return { content: pickContent(job), at: made?.at ?? job.postedDate } satisfies ApprovedVersion
}
