import { localDay } from './dates.ts'
import type { Job } from './job.ts'
import { contentFields, contentOf, type JobContent } from './job-content.ts'
import { approvedVersionOf, historyOf, type JobEvent, keptHistory } from './job-record.ts'
import { type Actor, type JobAction, outcome, standingOf } from './job-transitions.ts'

/** Something the table of transitions does not allow. */
export class JobRefusal extends Error {
  constructor(action: JobAction) {
    super(`Nobody may ${action} a job like this`)
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
    return { ...clean(step.content), id: step.id, status, employerId: actor.uid, postedDate: localDay(now), history }
  }
  if (!job) throw new JobRefusal(step.action)
  const content = 'content' in step ? clean(step.content) : {}
  const { rejectionReason: _reason, approvedVersion: _version, ...kept } = job
  const approvedVersion = status === 'approved' ? null : versionToCompare(job)
  return {
    ...kept,
    ...content,
    status,
    history,
    ...(step.action === 'reject' && step.reason.trim() !== '' && { rejectionReason: step.reason.trim() }),
    ...(approvedVersion && { approvedVersion })
  }
}

/**
 * Whether this person may turn a stored job into another one: the rule below every screen. `before` undefined: it is new;
 * `after` undefined: it is removed.
 */
export function permitsJob(actor: Actor | null, before: Job | undefined, after: Job | undefined): boolean {
  if (!actor) return false
  if (!after) return before !== undefined && outcome('delete', standingOf(actor, before), before.status) === 'none'
  const event = historyOf(after).at(-1)
  if (!event || event.by.uid !== actor.uid || event.by.role !== actor.role) return false
  if (outcome(event.did, standingOf(actor, before), before?.status ?? 'none') !== after.status) return false
  if (!isLonger(keptHistory(before), keptHistory(after)) || event.revision !== (before?.revision ?? 0) + 1) return false
  if (!before) return after.employerId === actor.uid
  const writes = event.did === 'revise' || event.did === 'edit'
  const fixed = ['id', 'employerId', 'postedDate', ...(writes ? [] : contentFields)] as const
  return fixed.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]))
}

/** Exactly one entry more, the others untouched. */
function isLonger(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.length === before.length + 1 && JSON.stringify(after.slice(0, -1)) === JSON.stringify(before)
}

function eventOf(job: Job | undefined, step: JobStep, { uid, role, email }: Actor, now: Date): JobEvent {
  return {
    did: step.action,
    at: now.toISOString(),
    by: { uid, role, name: nameIn(email) },
    revision: (job?.revision ?? 0) + 1,
    ...(step.action === 'reject' && step.reason.trim() !== '' && { reason: step.reason.trim() })
  }
}

/** 'suvarna_employer@loupe.example' is 'suvarna'. */
function nameIn(email: string): string {
  return email.replace(/@.*$/, '').replace(/_employer$/i, '')
}

function versionToCompare(job: Job) {
  if (job.status !== 'approved') return approvedVersionOf(job)
  const made = historyOf(job).findLast(({ did }) => did === 'approve' || did === 'edit' || did === 'post')
  return { content: contentOf(job), at: made?.at ?? job.postedDate }
}

/** Plain content and nothing else that the caller's object may carry. */
function clean(content: JobContent): JobContent {
  return contentOf(content)
}
