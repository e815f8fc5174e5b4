import type { Job } from '#shared/domain/job/job.ts'
import type { JobStatus } from '#shared/domain/job/job-categories-and-statuses.ts'
import type { CloseOutcome } from '#shared/domain/job/job-closing-outcome.ts'
import type { JobStep } from '#shared/domain/job/job-reducer.ts'
import type { Actor, JobAction, JobState, Relation } from '#shared/domain/job/job-transitions.ts'
import { admin, contentNamed, jobOf, kesar, meena, namesake, suvarna } from './job-people.ts'

/** From which status a step is taken, in the order of the columns below. */
const columns = ['none', 'pending', 'approved', 'expired', 'rejected', 'deleted'] as const satisfies (
  | JobState
  | 'expired'
)[]

/** The last day of a live job. */
const lastDay = '2026-12-16'

/** '-': may not. 'gone': the job is removed. */
type Written = '-' | 'gone' | JobStatus

/** Every relation, every action, and for every status and date where the action leads. Written down, never computed. */
const rows: [Relation, JobAction, Written, Written, Written, Written, Written, Written][] = [
  //              none, pending, approved, approved and expired, rejected, deleted
  ['administrator', 'post', 'approved', '-', '-', '-', '-', '-'],
  ['administrator', 'revise', '-', '-', '-', '-', '-', '-'],
  ['administrator', 'edit', '-', 'approved', 'approved', 'approved', 'approved', '-'],
  ['administrator', 'approve', '-', 'approved', '-', '-', '-', '-'],
  ['administrator', 'reject', '-', 'rejected', '-', '-', '-', '-'],
  ['administrator', 'restore', '-', '-', '-', '-', 'pending', '-'],
  ['administrator', 'putBack', '-', '-', 'pending', 'pending', 'pending', '-'],
  ['administrator', 'delete', '-', '-', '-', '-', 'gone', '-'],
  ['administrator', 'close', '-', 'deleted', 'deleted', 'deleted', '-', '-'],
  ['administrator', 'takeDown', '-', 'deleted', 'deleted', 'deleted', '-', '-'],
  ['administrator', 'reopen', '-', '-', '-', '-', '-', 'approved'],
  ['administrator', 'renew', '-', '-', 'approved', 'approved', '-', '-'],

  ['owner', 'post', 'pending', '-', '-', '-', '-', '-'],
  ['owner', 'revise', '-', 'pending', 'pending', 'pending', 'pending', '-'],
  ['owner', 'edit', '-', '-', '-', '-', '-', '-'],
  ['owner', 'approve', '-', '-', '-', '-', '-', '-'],
  ['owner', 'reject', '-', '-', '-', '-', '-', '-'],
  ['owner', 'restore', '-', '-', '-', '-', '-', '-'],
  ['owner', 'putBack', '-', '-', '-', '-', '-', '-'],
  ['owner', 'delete', '-', '-', '-', '-', '-', '-'],
  ['owner', 'close', '-', 'deleted', 'deleted', 'deleted', 'deleted', '-'],
  ['owner', 'takeDown', '-', '-', '-', '-', '-', '-'],
  ['owner', 'reopen', '-', '-', '-', '-', '-', 'pending'],
  ['owner', 'renew', '-', '-', 'approved', 'approved', '-', '-'],

  ['former owner', 'post', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'revise', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'edit', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'approve', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'reject', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'restore', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'putBack', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'delete', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'close', '-', 'deleted', 'deleted', 'deleted', 'deleted', '-'],
  ['former owner', 'takeDown', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'reopen', '-', '-', '-', '-', '-', '-'],
  ['former owner', 'renew', '-', '-', '-', '-', '-', '-'],

  ['other employer', 'post', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'revise', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'edit', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'approve', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'reject', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'restore', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'putBack', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'delete', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'close', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'takeDown', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'reopen', '-', '-', '-', '-', '-', '-'],
  ['other employer', 'renew', '-', '-', '-', '-', '-', '-'],

  ['candidate', 'post', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'revise', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'edit', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'approve', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'reject', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'restore', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'putBack', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'delete', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'close', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'takeDown', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'reopen', '-', '-', '-', '-', '-', '-'],
  ['candidate', 'renew', '-', '-', '-', '-', '-', '-'],

  ['visitor', 'post', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'revise', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'edit', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'approve', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'reject', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'restore', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'putBack', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'delete', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'close', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'takeDown', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'reopen', '-', '-', '-', '-', '-', '-'],
  ['visitor', 'renew', '-', '-', '-', '-', '-', '-']
]

interface Cell {
  action: JobAction
  relation: Relation
  from: JobState
  /** As it is in the columns. */
  standing: string
  /** null: may not. 'none': the job is removed. */
  to: JobState | null
  /** A user in this relation. */
  actor: Actor | null
  /** The job as it is stored; undefined: none. */
  job: Job | undefined
}

/** All 420 cells: 12 actions, 6 relations, 5 statuses and no job at all, one of the statuses with two dates; no one was the owner of none. */
export const matrix: readonly Cell[] = rows.flatMap(([relation, action, ...leads]) =>
  columns.flatMap((standing, column) => {
    if (relation === 'former owner' && standing === 'none') return []
    const from = standing === 'expired' ? 'approved' : standing
    return {
      ...{ action, relation, from, standing, to: meaning(leads[column] ?? '-'), actor: personAs(relation, from) },
      job: buildJob(standing, action)
    }
  })
)

/** A job is put back after the decision of its last step. */
function buildJob(standing: (typeof columns)[number], action: JobAction): Job | undefined {
  if (standing === 'none') return undefined
  const status = standing === 'expired' ? 'approved' : standing
  const job = jobOf(status, {
    ...(standing === 'expired' && { expiresOn: '2026-11-20' }),
    ...(standing === 'approved' && { expiresOn: lastDay })
  })
  if (action !== 'putBack') return job
  const type = status === 'approved' ? 'approve' : 'reject'
  const decision = { type, at: '2026-11-02T09:00:00.000Z', by: { uid: admin.uid, role: admin.role }, revision: 1 }
  return { ...job, history: [...(job.history as unknown[]), decision] }
}

function meaning(written: Written): JobState | null {
  if (written === 'gone') return 'none'
  return written === '-' ? null : written
}

function personAs(relation: Relation, from: JobState): Actor | null {
  const people = {
    ...{ administrator: admin, owner: suvarna, 'former owner': { ...suvarna, role: 'Candidate' } as const },
    ...{ 'other employer': kesar, candidate: meena, visitor: null }
  }
  // Job makes an owner, were it not for the name of the marker.
  return relation === 'other employer' && from === 'none' ? namesake : people[relation]
}

/** When hand-made steps are taken: the same day from Honolulu to Auckland. */
export const handMadeAt = '2026-11-21T10:00:00.000Z'

/** The job as a step would leave it if only the status mattered: in order in every other respect, made without the product. */
export function handMade(before: Job | undefined, type: JobAction, by: Actor | null, status: JobStatus): Job {
  const { uid, role } = by ?? { uid: '', role: 'Candidate' as const }
  const stored = before ?? { ...contentNamed('Stone setter'), id: 'job_1', employerId: uid, postedDate: '2026-11-21' }
  const { rejectionReason: _reason, approvedVersion, expiresOn, ending: _ending, ...rest } = stored as Job
  const rejected = type === 'revise' && before?.status === 'rejected' && { ...publicVersion(before), reason: '' }
  const isFirst = type === 'putBack' && before?.status === 'approved'
  const version = isFirst ? undefined : before?.status === 'approved' ? publicVersion(before) : approvedVersion
  const isReasoned = type === 'reject' || type === 'takeDown'
  const entry = {
    type,
    at: handMadeAt,
    by: { uid, role },
    revision: (before?.revision ?? 0) + 1,
    ...(isReasoned && { reason: 'The pay is missing' })
  }
  // 45 days from the day of the step; what is live keeps its day, unless it is renewed.
  const isKept = type !== 'renew' && before?.status === 'approved' && expiresOn === lastDay
  return {
    ...rest,
    status,
    history: [...((rest.history as unknown[] | undefined) ?? []), entry],
    ...(isReasoned && { rejectionReason: 'The pay is missing' }),
    ...(type === 'close' && { ending: 'filled-here' }),
    ...(type === 'takeDown' && { ending: 'taken-down' }),
    ...(status === 'approved' && { expiresOn: isKept ? lastDay : '2027-01-05' }),
    ...(status !== 'approved' && version !== undefined && { approvedVersion: version }),
    // Without a line that tells of the rejection it has the day of the job.
    ...(status !== 'approved' && rejected && { rejectedVersion: { ...rejected, at: '2026-11-01' } })
  }
}

/** All steps that a user who writes this job could claim to take. */
export function listClaims(after: Job): JobStep[] {
  const { id, rejectionReason, ending, approvedVersion, rejectedVersion } = after
  const reason = typeof rejectionReason === 'string' ? rejectionReason : ''
  const written = { content: after, liveDays: after.liveDays as number }
  return [
    { action: 'post', id, ...written },
    ...(['revise', 'edit'] as const).map((action) => ({ action, ...written })),
    ...(['approve', 'restore', 'reopen', 'renew'] as const).map((action) => ({ action })),
    ...(['reject', 'takeDown'] as const).map((action) => ({ action, reason })),
    { action: 'close', outcome: ending as CloseOutcome },
    { action: 'putBack', approvedVersion, rejectedVersion }
  ]
}

function publicVersion(job: Job) {
  const { title, company, location, category, type, description } = job
  const { responsibilities, qualifications, salaryRange, keywords, companyOverview } = job
  const texts = { title, company, location, category, type, description }
  const rest = { responsibilities, qualifications, salaryRange, keywords, companyOverview }
  return { content: { ...texts, ...rest }, at: '2026-11-01T09:00:00.000Z' }
}
