import { compareTexts } from '../../../documents/fold-text.ts'
import { findNearDay } from '../../format-day.ts'
import type { Application, ApplicationEvent } from '../application.ts'
import { findApplicationRelation } from '../application-reducer.ts'
import {
  type Answer,
  type Invite,
  isByCompany,
  readStepNumber,
  type Slot,
  type ThreadStep
} from './interview-thread-step.ts'

/** 'waiting': for the candidate. 'over': the application was moved on or withdrawn since. */
type InterviewState = 'waiting' | 'confirmed' | 'otherTime' | 'declined' | 'cancelled' | 'over'

export interface Interview {
  invite: Invite
  state: InterviewState
  /** The candidate's last. */
  answer: Answer | undefined
  /** The last time that the candidate confirmed, whether or not it still counts: calendars have it. undefined: none, or it is over. */
  agreed: Slot | undefined
  /** The application moved on before a time that was confirmed or could still be. */
  isCalledOff: boolean
  /** The confirmed time of an interview that had begun before the application moved on. */
  held: Slot | undefined
  /** How many steps there were: the sequence of its calendar event. */
  sequence: number
}

/** `isVoid`: about an invitation that another has replaced, or that ended before. */
type ThreadEntry = { at: string; event: ApplicationEvent } | { at: string; step: ThreadStep; isVoid: boolean }

export interface Thread {
  /** Oldest first. */
  entries: readonly ThreadEntry[]
  /** The last; null: there was none. */
  interview: Interview | null
}

/**
 * The dialogue of company and candidate. The same for the same steps in any order and number of copies: replies name their
 * invitation and invitations the history that they saw, so concurrent steps have one outcome. A move ends an interview whether or not it
 * was confirmed in between; a cancelled or replaced invitation cannot be confirmed.
 */
export function foldThread(application: Application, given: readonly ThreadStep[]): Thread {
  const byId = new Map(
    given.filter(({ applicationId }) => applicationId === application.id).map((step) => [step.id, step])
  )
  const steps = [...byId.values()].sort(compareSteps)
  // The clock of a device may be wrong: a later line of the history is later, and so is a higher number.
  const invites = steps
    .filter((step) => step.type === 'invite')
    .sort((one, other) => one.line - other.line || readStepNumber(one) - readStepNumber(other))
  const replaced = new Set(invites.map(({ replaces }) => replaces))
  const invite = invites.findLast(({ id }) => !replaced.has(id))
  const interview = invite ? readInterview(application, steps, invite) : null
  const isVoid = (step: ThreadStep) =>
    step.type === 'invite'
      ? step !== invite
      : step.invitation !== invite?.id || (!isByCompany(step) && step !== interview?.answer)
  const entries = [
    ...application.history.map((event): ThreadEntry => ({ at: event.at, event })),
    ...steps.map((step): ThreadEntry => ({ at: step.at, step, isVoid: isVoid(step) }))
  ]
  return { entries: entries.sort((one, other) => compareTexts(one.at, other.at)), interview }
}

function readInterview({ state, history }: Application, steps: readonly ThreadStep[], invite: Invite): Interview {
  const replies = steps.filter((step) => step.type !== 'invite' && step.invitation === invite.id)
  const isCancelled = replies.some(({ type }) => type === 'cancel')
  const answers = replies.filter((step): step is Answer => step.type !== 'cancel' && isAnswerTo(step, invite))
  const answer = answers.at(-1)
  const confirm = answers.findLast((step) => step.type === 'confirm')
  const isOver = state !== 'interview' || history.length !== invite.line
  const answered = answer ? states[answer.type] : 'waiting'
  const chosen = invite.slots.find(({ start }) => start === confirm?.start)
  const movedAt = history[invite.line]?.at ?? ''
  const isHeld = chosen && answer === confirm && !isCancelled && isOver && chosen.start <= movedAt
  const times = answer?.type === 'decline' ? [] : answer === confirm && chosen ? [chosen] : invite.slots
  const isCalledOff =
    isOver && !isCancelled && state !== 'withdrawn' && times.some(({ start }) => compareTexts(start, movedAt) > 0)
  return {
    ...{ invite, answer, state: isOver ? 'over' : isCancelled ? 'cancelled' : answered },
    agreed: isOver && !isCalledOff ? undefined : chosen,
    isCalledOff,
    held: isHeld ? chosen : undefined,
    sequence: steps.length
  }
}

/** Whether an answer to it counts, and a new invitation takes its place. */
export function isStanding(interview: Interview | null): interview is Interview {
  return interview !== null && interview.state !== 'over' && interview.state !== 'cancelled'
}

const states = { confirm: 'confirmed', otherTime: 'otherTime', decline: 'declined' } as const

function isAnswerTo(step: ThreadStep, { slots }: Invite): boolean {
  return step.type !== 'invite' && (step.type !== 'confirm' || slots.some(({ start }) => start === step.start))
}

/** Times of devices may be equal: ids decide. */
function compareSteps(one: ThreadStep, other: ThreadStep): number {
  return compareTexts(one.at, other.at) || compareTexts(one.id, other.id)
}

/** For screens and stores alike. A step that loses a race is void, not refused. */
export function canTakeStep(
  actor: Parameters<typeof findApplicationRelation>[0],
  step: ThreadStep,
  application: Application,
  steps: readonly ThreadStep[],
  now: Date
): boolean {
  const { interview } = foldThread(application, steps)
  const relation = findApplicationRelation(actor, application)
  const isCompany = relation === 'employer' || relation === 'administrator'
  const { id, uid, employerId, state, history } = application
  const isAbout = step.applicationId === id && step.uid === uid && step.employerId === employerId
  if (!isAbout || state !== 'interview' || (isByCompany(step) ? !isCompany : relation !== 'candidate')) return false
  if (step.type === 'invite')
    return step.line === history.length && step.replaces === (isStanding(interview) ? interview.invite.id : undefined)
  if (!isStanding(interview) || step.invitation !== interview.invite.id || !isAnswerTo(step, interview.invite))
    return false
  return step.type !== 'confirm' || Date.parse(step.start) > now.getTime()
}

/** The slot of a confirmed interview; undefined: none is confirmed. */
export function findConfirmedSlot({ state, agreed }: Interview): Slot | undefined {
  return state === 'confirmed' ? agreed : undefined
}

/** For a line on the screens of both; null: no confirmed interview is near. */
export function findInterviewReminder(interview: Interview, now: Date): 'today' | 'tomorrow' | null {
  const start = new Date(findConfirmedSlot(interview)?.start ?? Number.NaN)
  return start > now ? findNearDay(start, now) : null
}

/** Whether a confirmed interview is over. */
export function hasTakenPlace(interview: Interview, now: Date): boolean {
  const slot = findConfirmedSlot(interview)
  return slot !== undefined && endOf(slot) <= now.getTime()
}

/** Whether the candidate has not replied, and no offered time is left. */
export function hasLapsed({ state, invite }: Interview, now: Date): boolean {
  return state === 'waiting' && invite.slots.every(({ start }) => Date.parse(start) <= now.getTime())
}

export const endOf = ({ start, minutes }: Slot): number => Date.parse(start) + minutes * 60_000
