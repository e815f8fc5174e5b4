import { sameFields } from '../documents/same-fields.ts'
import {
  type ApplicantProfile,
  type Application,
  type ApplicationStage,
  type ApplicationState,
  applicationId,
  isUnread,
  jobNameOf
} from './application.ts'
import { adminMarker, type Job } from './job.ts'
import { keepsPersonLimits } from './limit-checks.ts'
import type { SessionUser } from './session-user.ts'
import { longestMessage } from './text-limits.ts'

/** Whoever acts; null is a visitor. */
type Actor = Pick<SessionUser, 'uid' | 'role'> | null

export const applicationActions = ['apply', 'move', 'withdraw', 'read'] as const
export type ApplicationAction = (typeof applicationActions)[number]

/** How a person stands to an application. Whoever applies will be its candidate. */
export const applicationStandings = ['candidate', 'employer', 'administrator', 'nobody'] as const
export type ApplicationStanding = (typeof applicationStandings)[number]

/** An action on an application, as one person takes it. */
export type ApplicationStep =
  | { action: 'apply'; job: Job; profile: ApplicantProfile; message: string }
  | { action: 'move'; to: ApplicationStage }
  | { action: 'withdraw' }
  /** The candidate has seen so many lines of the history. */
  | { action: 'read'; lines: number }

/** Something that the rules of applications do not allow. */
export class ApplicationRefusal extends Error {
  constructor(action: ApplicationAction) {
    super(`this person may not ${action} this application as it is`)
    this.name = 'ApplicationRefusal'
  }
}

/** `application` undefined: one that is not there yet. An employer who has lost the role stands to nothing any more. */
export function applicationStandingOf(
  actor: Actor,
  application: Pick<Application, 'uid' | 'employerId'> | undefined
): ApplicationStanding {
  if (!actor || actor.uid === '') return 'nobody'
  if (actor.role === 'Admin') return 'administrator'
  if (actor.role === 'Candidate') return !application || application.uid === actor.uid ? 'candidate' : 'nobody'
  // What carries the marker is the administrator's, even if somebody should be called like it.
  return application?.employerId === actor.uid && actor.uid !== adminMarker ? 'employer' : 'nobody'
}

/** Who may do what from which state; 'none': nobody has applied yet. What does not stand here nobody may do. */
const allowed: Record<
  ApplicationAction,
  Partial<Record<ApplicationStanding, readonly (ApplicationState | 'none')[]>>
> = {
  apply: { candidate: ['none'] },
  // To and fro: a hand that slipped can be put right.
  move: {
    employer: ['new', 'reviewed', 'interview', 'hired', 'not-now'],
    administrator: ['new', 'reviewed', 'interview', 'hired', 'not-now']
  },
  withdraw: { candidate: ['new', 'reviewed', 'interview', 'hired', 'not-now'] },
  read: { candidate: ['new', 'reviewed', 'interview', 'hired', 'not-now', 'withdrawn'] }
}

/** Whether this person may do that to this application now: what a screen offers. */
export function mayApplication(
  actor: Actor,
  action: ApplicationAction,
  application: Pick<Application, 'uid' | 'employerId' | 'state'> | undefined
): boolean {
  const from = application?.state ?? 'none'
  return allowed[action][applicationStandingOf(actor, application)]?.includes(from) === true
}

/**
 * The application after a step. The store counts the revision.
 * @throws ApplicationRefusal when the table does not allow it, or it would change nothing
 */
export function applicationAfter(
  application: Application | undefined,
  step: ApplicationStep,
  actor: Actor,
  now: Date
): Application {
  if (!mayApplication(actor, step.action, application)) throw new ApplicationRefusal(step.action)
  const at = now.toISOString()
  if (step.action === 'apply') return newApplication(step, actor?.uid ?? '', at)
  const after = application && changed(application, step, at)
  if (!after) throw new ApplicationRefusal(step.action)
  return after
}

/**
 * Whether this person may turn a stored application into another one: the rule below every screen. `before` undefined: it is new.
 * An application is never removed: for the other side it was there. The times are taken on trust, and so is that the job is open.
 */
export function permitsApplication(
  actor: Actor,
  before: Application | undefined,
  after: Application | undefined
): boolean {
  if (!after) return false
  if (!before) return permitsNew(actor, after)
  const last = after.history.at(-1)
  const step = last && stepBetween(before, after, last.state)
  if (!step || !isMoment(last.at) || !mayApplication(actor, step.action, before)) return false
  const expected = changed(before, step, last.at)
  return expected !== undefined && sameApplication(expected, after)
}

type LaterStep = Exclude<ApplicationStep, { action: 'apply' }>

function newApplication(
  { job, profile, message }: Extract<ApplicationStep, { action: 'apply' }>,
  uid: string,
  at: string
): Application {
  return {
    id: applicationId(job.id, uid),
    jobId: job.id,
    uid,
    employerId: job.employerId,
    job: jobNameOf(job),
    profile,
    message: message.trim().slice(0, longestMessage),
    state: 'new',
    history: [{ state: 'new', at }],
    // Nobody needs to be told what they have just done themself.
    seen: 1,
    appliedAt: at
  }
}

/** undefined: the step would change nothing. */
function changed(application: Application, step: LaterStep, at: string): Application | undefined {
  const to = (state: ApplicationState) => ({ state, history: [...application.history, { state, at }] })
  switch (step.action) {
    case 'move':
      return step.to === application.state ? undefined : { ...application, ...to(step.to) }
    case 'withdraw': {
      const withdrawn = { ...application, ...to('withdrawn'), profile: null, message: '' }
      return { ...withdrawn, seen: withdrawn.history.length }
    }
    case 'read': {
      const seen = Math.min(step.lines, application.history.length)
      return isUnread(application) && seen > application.seen ? { ...application, seen } : undefined
    }
  }
}

/** The step that leads from one to the other, if one does. */
function stepBetween(before: Application, after: Application, last: ApplicationState): LaterStep {
  if (after.history.length === before.history.length) return { action: 'read', lines: after.seen }
  return last === 'withdrawn' ? { action: 'withdraw' } : { action: 'move', to: last }
}

function permitsNew(actor: Actor, after: Application): boolean {
  const [first, ...more] = after.history
  if (!actor || !mayApplication(actor, 'apply', undefined) || !first || more.length > 0) return false
  return (
    after.uid === actor.uid &&
    after.id === applicationId(after.jobId, after.uid) &&
    after.state === 'new' &&
    first.state === 'new' &&
    isMoment(first.at) &&
    after.appliedAt === first.at &&
    after.seen === 1 &&
    after.profile !== null &&
    keepsPersonLimits(undefined, after.profile) &&
    after.message.length <= longestMessage
  )
}

function isMoment(at: string): boolean {
  return !Number.isNaN(Date.parse(at))
}

function sameApplication(one: Application, other: Application): boolean {
  const { revision: _one, ...expected } = one
  const { revision: _other, ...given } = other
  return sameFields(expected, given)
}
