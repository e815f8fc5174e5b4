import type { SessionUser } from '../account/session-user.ts'
import { maxRevisableHistory } from '../text-limits.ts'
import { adminMarker, type Job } from './job.ts'
import type { JobStatus } from './job-categories-and-statuses.ts'
import { canExpire } from './job-expiry.ts'

export type Actor = Pick<SessionUser, 'uid' | 'role' | 'email'>

/** The poster will be the owner. A former owner, no employer any more, may still close: no one else would before the account is deleted. */
export const relations = ['administrator', 'owner', 'former owner', 'other employer', 'candidate', 'visitor'] as const
export type Relation = (typeof relations)[number]

/** 'none': no such job. */
export type JobState = JobStatus | 'none'

type Steps = Partial<Record<JobState, JobState>>

/** Table of transitions. Expiry changes nothing here: an expired job is approved. */
const transitions = {
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
} as const satisfies Record<string, Partial<Record<Relation, Steps>>>
export type JobAction = keyof typeof transitions
export const jobActions = Object.keys(transitions) as JobAction[]

/** null: not allowed. */
export function findOutcome(action: JobAction, relation: Relation, from: JobState): JobState | null {
  const steps: Partial<Record<Relation, Steps>> = transitions[action]
  return steps[relation]?.[from] ?? null
}

/** `job` undefined: not there yet. */
export function findRelation(actor: Actor | null, job: Pick<Job, 'employerId'> | undefined): Relation {
  if (!actor) return 'visitor'
  if (actor.role === 'Admin') return 'administrator'
  // The marker belongs to no account, even if a uid equals it.
  const owns = actor.uid !== adminMarker && job?.employerId === actor.uid
  if (actor.role !== 'Employer') return owns && actor.role === 'Candidate' ? 'former owner' : 'candidate'
  return owns || (job === undefined && actor.uid !== adminMarker) ? 'owner' : 'other employer'
}

/** Closing is always possible. */
const repeated: readonly JobAction[] = ['revise', 'reopen', 'renew']

/** A job whose history is full can still be decided and closed; the administrator may delete it unless it is live. */
export function canAct(
  actor: Actor | null,
  action: JobAction,
  job: Pick<Job, 'employerId' | 'status' | 'history' | 'steps' | 'expiresOn'> | undefined
): boolean {
  const relation = findRelation(actor, job)
  // Renewing would give it an end.
  if (job && action === 'renew' && !canExpire(job)) return false
  if (job && isHistoryFull(job)) {
    if (relation === 'owner' && repeated.includes(action)) return false
    if (action === 'delete') return relation === 'administrator' && job.status !== 'approved'
  }
  return findOutcome(action, relation, job?.status ?? 'none') !== null
}

export function isHistoryFull({ history, steps }: Pick<Job, 'history' | 'steps'>): boolean {
  return Number(Array.isArray(history) ? history.length : (steps ?? 0)) >= maxRevisableHistory
}
