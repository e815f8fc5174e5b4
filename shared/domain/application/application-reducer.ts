import type { SessionUser } from '../account/session-user.ts'
import { isResult, type WriteRule } from '../account/write-rule.ts'
import { typedProfileFields } from '../candidate/user-profile.ts'
import { cleanProse, removeHidden } from '../clean-text.ts'
import { adminMarker, type Job } from '../job/job.ts'
import type { GivenAnswer } from '../job/screening-questions.ts'
import { Refusal } from '../refusal-error.ts'
import { isWithinPersonLimits, maxAnswerLength, maxApplicationHistory, maxMessageLength } from '../text-limits.ts'
import { isInstant } from '../well-formed-text.ts'
import {
  type ApplicantProfile,
  type Application,
  type ApplicationStage,
  type ApplicationState,
  applicationSchema,
  applicationStages,
  applicationStates,
  copyJobName,
  createApplicationId,
  isReachable,
  isUnread
} from './application.ts'

type Actor = (Pick<SessionUser, 'uid' | 'role'> & Partial<Pick<SessionUser, 'email'>>) | null

export const applicationActions = ['apply', 'move', 'withdraw', 'read', 'leave'] as const
export type ApplicationAction = (typeof applicationActions)[number]

export const applicationRelations = ['candidate', 'employer', 'administrator', 'nobody'] as const
export type ApplicationRelation = (typeof applicationRelations)[number]

export type ApplicationStep =
  | {
      action: 'apply'
      job: Job
      profile: ApplicantProfile
      message: string
      answers?: readonly GivenAnswer[] | undefined
    }
  | { action: 'move'; to: ApplicationStage; message?: string | undefined }
  | { action: 'withdraw' }
  /** The candidate has seen so many lines of the history. */
  | { action: 'read'; lines: number }
  /** The employer's account is deleted: the other side is gone. */
  | { action: 'leave' }

/** `application` undefined: not there yet. A former employer has no relation; a candidate who became an employer keeps theirs. */
export function findApplicationRelation(
  actor: Actor,
  application: Pick<Application, 'uid' | 'employerId'> | undefined
): ApplicationRelation {
  if (!actor || actor.uid === '') return 'nobody'
  if (actor.role === 'Admin') return 'administrator'
  if (application?.uid === actor.uid || (!application && actor.role === 'Candidate')) return 'candidate'
  if (actor.role === 'Candidate') return 'nobody'
  // The marker is the administrator's, even if a uid equals it.
  return application?.employerId === actor.uid && actor.uid !== adminMarker ? 'employer' : 'nobody'
}

/** Table of transitions; 'none': not applied yet. */
const allowed: Record<
  ApplicationAction,
  Partial<Record<ApplicationRelation, readonly (ApplicationState | 'none')[]>>
> = {
  apply: { candidate: ['none'] },
  // To and fro: a slip can be put right.
  move: { employer: applicationStages, administrator: applicationStages },
  withdraw: { candidate: applicationStages },
  read: { candidate: applicationStates },
  leave: { employer: applicationStages }
}

export function canActOnApplication(
  actor: Actor,
  action: ApplicationAction,
  application: Pick<Application, 'uid' | 'employerId' | 'state'> | undefined
): boolean {
  const from = application?.state ?? 'none'
  return allowed[action][findApplicationRelation(actor, application)]?.includes(from) === true
}

export function isMovedEnough({ history }: Pick<Application, 'history'>): boolean {
  return history.length >= maxApplicationHistory
}

/**
 * The store counts the revision. The server decides about the job's last day.
 * @throws Refusal: the table forbids it, nothing changes, the job is not open, or no answer could reach the candidate
 */
export function reduceApplication(
  application: Application | undefined,
  step: ApplicationStep,
  actor: Actor,
  now: Date
): Application {
  if (!canActOnApplication(actor, step.action, application)) throw new Refusal(step.action, 'application')
  const at = now.toISOString()
  if (step.action === 'apply') {
    const isAnswerable = isReachable(step.profile, actor?.email ?? '')
    if (step.job.status !== 'approved' || !isAnswerable) throw new Refusal(step.action, 'application')
    return createApplication(step, actor?.uid ?? '', at)
  }
  const after = application && applyLaterStep(application, step, at)
  if (!after) throw new Refusal(step.action, 'application')
  return after
}

/** `before` undefined: new; never removed. `after` must be what the step makes of `before`. Times, and that the job is open, are trusted. */
export const canWriteApplication: WriteRule<Application, ApplicationStep> = (actor, before, after, step) => {
  const at = after?.history.at(-1)?.at ?? ''
  if (!after || !step || !isInstant(at)) return false
  if (step.action === 'apply' && !isWithinPersonLimits(undefined, after.profile ?? undefined)) return false
  return isResult(applicationSchema, () => reduceApplication(before, step, actor, new Date(at)), after)
}

type LaterStep = Exclude<ApplicationStep, { action: 'apply' }>

function createApplication(
  { job, profile, message, answers = [] }: Extract<ApplicationStep, { action: 'apply' }>,
  uid: string,
  at: string
): Application {
  return {
    id: createApplicationId(job.id, uid),
    jobId: job.id,
    uid,
    employerId: job.employerId,
    job: copyJobName(job),
    profile,
    message: cleanMessage(message),
    ...(answers.length > 0 && { answers: [...answers] }),
    state: 'new',
    history: [{ state: 'new', at }],
    seen: 1,
    appliedAt: at
  }
}

function cleanMessage(message: string, maxLength = maxMessageLength): string {
  // Cutting may leave half a character.
  return removeHidden(cleanProse(message).slice(0, maxLength))
}

/** undefined: the step changes nothing. */
function applyLaterStep(application: Application, step: LaterStep, at: string): Application | undefined {
  const moveTo = (state: ApplicationState, message = '', before = application.history) => ({
    state,
    history: [...before, { state, at, ...(message !== '' && { message }) }]
  })
  switch (step.action) {
    case 'move':
      if (step.to === application.state || isMovedEnough(application)) return undefined
      return { ...application, ...moveTo(step.to, cleanMessage(step.message ?? '', maxAnswerLength)) }
    case 'withdraw': {
      // A longer history than the limit keeps its first line: a shared board could not compare it all.
      const isLong = application.history.length > maxApplicationHistory
      const before = isLong ? application.history.slice(0, 1) : application.history
      const { answers: _, ...rest } = application
      const withdrawn = { ...rest, ...moveTo('withdrawn', '', before), profile: null, message: '' }
      return { ...withdrawn, seen: withdrawn.history.length }
    }
    case 'read': {
      const seen = Math.min(step.lines, application.history.length)
      return isUnread(application) && seen > application.seen ? { ...application, seen } : undefined
    }
    case 'leave':
      return { ...application, employerId: '' }
  }
}

/** A lost answer of the server does not make a second application of one. */
export function hasArrivedAs(
  { state, profile, message, answers = [] }: Application,
  wanted: { profile: ApplicantProfile; message: string; answers?: readonly GivenAnswer[] | undefined }
): boolean {
  if (state === 'withdrawn' || !profile || message !== cleanMessage(wanted.message)) return false
  if (profile.email !== wanted.profile.email) return false
  if (JSON.stringify(answers) !== JSON.stringify(wanted.answers ?? [])) return false
  // Each application has copies of its files, under other names.
  return typedProfileFields.every((field) => JSON.stringify(profile[field]) === JSON.stringify(wanted.profile[field]))
}
