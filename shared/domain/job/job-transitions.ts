import type { SessionUser } from '../account/session-user.ts'
import { maxRevisableHistory } from '../text-limits.ts'
import { adminMarker, type Job } from './job.ts'
import type { JobStatus } from './job-vocabulary.ts'

export const jobActions = ['post', 'revise', 'edit', 'approve', 'reject', 'restore', 'delete'] as const
export type JobAction = (typeof jobActions)[number]

/** Whoever acts; null is a visitor. */
export type Actor = Pick<SessionUser, 'uid' | 'role' | 'email'>

/** What a person is to a job. Whoever posts a job will own it. */
export const relations = ['administrator', 'owner', 'other employer', 'candidate', 'visitor'] as const
export type Relation = (typeof relations)[number]

/** 'none': there is no such job (not yet, or not any more). */
export type JobState = JobStatus | 'none'

type Steps = Partial<Record<JobState, JobState>>

/** Who may do what from which status, and where it leads. What does not stand here nobody may do. */
const transitions: Record<JobAction, Partial<Record<Relation, Steps>>> = {
  post: { administrator: { none: 'approved' }, owner: { none: 'pending' } },
  revise: { owner: { pending: 'pending', approved: 'pending', rejected: 'pending' } },
  edit: { administrator: { pending: 'approved', approved: 'approved', rejected: 'approved' } },
  approve: { administrator: { pending: 'approved' } },
  reject: { administrator: { pending: 'rejected' } },
  restore: { administrator: { rejected: 'pending' } },
  delete: { administrator: { rejected: 'none' } }
}

/** The status an action leads to; null: this person may not do that from there. */
export function findOutcome(action: JobAction, relation: Relation, from: JobState): JobState | null {
  return transitions[action][relation]?.[from] ?? null
}

/** `job` undefined: one that is not there yet. */
export function findRelation(actor: Actor | null, job: Pick<Job, 'employerId'> | undefined): Relation {
  if (!actor) return 'visitor'
  if (actor.role === 'Admin') return 'administrator'
  if (actor.role !== 'Employer') return 'candidate'
  // What carries the marker is nobody's, even if somebody should be called like it.
  const owns = actor.uid !== adminMarker && (job === undefined || job.employerId === actor.uid)
  return owns ? 'owner' : 'other employer'
}

/**
 * Whether this person may do that to this job now: what a screen offers. The owner does not revise without end: a posting that grew
 * too large could be neither decided nor deleted. What grew before there was an end the administrator may delete unless it is live.
 */
export function canAct(
  actor: Actor | null,
  action: JobAction,
  job: Pick<Job, 'employerId' | 'status' | 'history'> | undefined
): boolean {
  const relation = findRelation(actor, job)
  if (job && isHistoryFull(job)) {
    if (action === 'revise') return false
    if (action === 'delete') return relation === 'administrator' && job.status !== 'approved'
  }
  return findOutcome(action, relation, job?.status ?? 'none') !== null
}

/** Whether a posting was changed so often that it is not revised any more. */
export function isHistoryFull({ history }: Pick<Job, 'history'>): boolean {
  return Array.isArray(history) && history.length >= maxRevisableHistory
}
