import type { SessionUser } from '../account/session-user.ts'
import { maxRevisableHistory } from '../text-limits.ts'
import { adminMarker, type Job } from './job.ts'
import { canExpire } from './job-expiry.ts'
import type { JobStatus } from './job-vocabulary.ts'

export const jobActions = [
  'post',
  'revise',
  'edit',
  'approve',
  'reject',
  'restore',
  'putBack',
  'delete',
  'close',
  'takeDown',
  'reopen',
  'renew'
] as const
export type JobAction = (typeof jobActions)[number]

/** Whoever acts; null is a visitor. */
export type Actor = Pick<SessionUser, 'uid' | 'role' | 'email'>

/**
 * What a person is to a job. Whoever posts a job will own it; the former owner has lost the role of an employer since, and may still end
 * what they had posted: before their account goes nobody else would.
 */
export const relations = ['administrator', 'owner', 'former owner', 'other employer', 'candidate', 'visitor'] as const
export type Relation = (typeof relations)[number]

/** 'none': there is no such job (not yet, or not any more). */
export type JobState = JobStatus | 'none'

type Steps = Partial<Record<JobState, JobState>>

/**
 * Who may do what from which status, and where it leads. What does not stand here nobody may do. The last day of a posting
 * decides who sees it and who applies (job-expiry.ts), and changes nothing of this: also one that has expired is approved.
 */
const transitions: Record<JobAction, Partial<Record<Relation, Steps>>> = {
  post: { administrator: { none: 'approved' }, owner: { none: 'pending' } },
  revise: { owner: { pending: 'pending', approved: 'pending', rejected: 'pending' } },
  edit: { administrator: { pending: 'approved', approved: 'approved', rejected: 'approved' } },
  approve: { administrator: { pending: 'approved' } },
  reject: { administrator: { pending: 'rejected' } },
  restore: { administrator: { rejected: 'pending' } },
  putBack: { administrator: { approved: 'pending', rejected: 'pending' } },
  delete: { administrator: { rejected: 'none' } },
  close: {
    administrator: { pending: 'deleted', approved: 'deleted' },
    owner: { pending: 'deleted', approved: 'deleted', rejected: 'deleted' },
    'former owner': { pending: 'deleted', approved: 'deleted', rejected: 'deleted' }
  },
  takeDown: { administrator: { pending: 'deleted', approved: 'deleted' } },
  reopen: { administrator: { deleted: 'approved' }, owner: { deleted: 'pending' } },
  renew: { administrator: { approved: 'approved' }, owner: { approved: 'approved' } }
}

/** The status an action leads to; null: this person may not do that from there. */
export function findOutcome(action: JobAction, relation: Relation, from: JobState): JobState | null {
  return transitions[action][relation]?.[from] ?? null
}

/** `job` undefined: one that is not there yet. */
export function findRelation(actor: Actor | null, job: Pick<Job, 'employerId'> | undefined): Relation {
  if (!actor) return 'visitor'
  if (actor.role === 'Admin') return 'administrator'
  // What carries the marker is nobody's, even if somebody should be called like it.
  const owns = actor.uid !== adminMarker && job?.employerId === actor.uid
  if (actor.role !== 'Employer') return owns && actor.role === 'Candidate' ? 'former owner' : 'candidate'
  return owns || (job === undefined && actor.uid !== adminMarker) ? 'owner' : 'other employer'
}

/** What its owner can do to a posting again and again. Closing it is the last of it, and always possible. */
const repeated: readonly JobAction[] = ['revise', 'reopen', 'renew']

/**
 * Whether this person may do that to this job now: what a screen offers. The owner does not revise without end: a posting that grew
 * too large could be neither decided nor deleted. What grew before there was an end the administrator may delete unless it is live.
 */
export function canAct(
  actor: Actor | null,
  action: JobAction,
  job: Pick<Job, 'employerId' | 'status' | 'history' | 'steps' | 'expiresOn'> | undefined
): boolean {
  const relation = findRelation(actor, job)
  // What never expires would only get an end by it.
  if (job && action === 'renew' && !canExpire(job)) return false
  if (job && isHistoryFull(job)) {
    if (relation === 'owner' && repeated.includes(action)) return false
    if (action === 'delete') return relation === 'administrator' && job.status !== 'approved'
  }
  return findOutcome(action, relation, job?.status ?? 'none') !== null
}

/** Whether a posting was changed so often that its owner does not change it any more. */
export function isHistoryFull({ history, steps }: Pick<Job, 'history' | 'steps'>): boolean {
  return Number(Array.isArray(history) ? history.length : (steps ?? 0)) >= maxRevisableHistory
}
