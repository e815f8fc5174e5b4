import { hasSameFields } from '../../documents/document.ts'
import type { SessionUser } from '../account/session-user.ts'
import { isResult, type WriteRule } from '../account/write-rule.ts'
import { cleanLine, cleanProse } from '../clean-text.ts'
import { Refusal } from '../refusal-error.ts'
import { maxReasonLength, mayContainPhone } from '../text-limits.ts'
import { isInstant } from '../well-formed-text.ts'
import { type Verification, verifications } from './company-verification.ts'
import {
  type CompanyDetails,
  type EmployerRequest,
  employerRequestSchema,
  type RequestAnswer,
  type RequestState
} from './employer-request-record.ts'
import { findGstinProblem, normalizeGstin } from './gstin.ts'

export type DetailField = keyof CompanyDetails

/** In characters. */
export const detailLimits: Readonly<Record<DetailField, number>> = {
  company: 120,
  place: 80,
  contactName: 120,
  phone: 40,
  address: 300,
  gstin: 15,
  words: 1000
}
/** In the order of the form. */
export const detailFields = Object.keys(detailLimits) as DetailField[]

const outcomes: Readonly<Record<RequestAnswer['type'], RequestState>> = {
  approve: 'approved',
  decline: 'declined',
  ask: 'asked',
  putBack: 'waiting',
  reply: 'waiting'
}

export function cleanDetails(typed: CompanyDetails): CompanyDetails {
  return {
    company: cleanLine(typed.company),
    place: cleanLine(typed.place),
    contactName: cleanLine(typed.contactName),
    phone: cleanLine(typed.phone),
    address: cleanLine(typed.address),
    gstin: normalizeGstin(typed.gstin),
    words: cleanProse(typed.words)
  }
}

export type DetailProblem = 'missing' | 'long' | 'phone' | 'gstin-shape' | 'gstin-state' | 'gstin-check'

/** @param details cleaned */
export function findDetailProblems(details: CompanyDetails): Partial<Record<DetailField, DetailProblem>> {
  const problems: Partial<Record<DetailField, DetailProblem>> = {}
  for (const field of detailFields) {
    const isOptional = field === 'gstin' || field === 'words'
    if (details[field].length > detailLimits[field]) problems[field] = 'long'
    else if (details[field] === '' && !isOptional) problems[field] = 'missing'
  }
  if (!problems.phone && !mayContainPhone(details.phone)) problems.phone = 'phone'
  const gstinProblem = details.gstin === '' ? null : findGstinProblem(details.gstin)
  if (gstinProblem) problems.gstin = `gstin-${gstinProblem}`
  return problems
}

export function isOpenRequest({ state }: Pick<EmployerRequest, 'state'>): boolean {
  return state === 'waiting' || state === 'asked'
}

/** An unanswered request goes with its person, an open one is withdrawn; a banned person's stays, to be found when they return. */
export function isRequestLeaving(
  request: Pick<EmployerRequest, 'state' | 'answers'>,
  { ban }: Pick<SessionUser, 'ban'>
): boolean {
  return !ban && (request.answers.length === 0 || isOpenRequest(request))
}

/** A first or a further request; the store counts the revision. `reply`: to the administrator's question; may be empty. */
export function askToPost(
  before: EmployerRequest | undefined,
  person: Pick<SessionUser, 'uid' | 'email'>,
  details: CompanyDetails,
  now: Date,
  reply = ''
): EmployerRequest {
  const at = now.toISOString()
  const text = cleanProse(reply)
  const answers = before?.answers ?? []
  const isReply = before?.state === 'asked' && text !== ''
  return {
    id: person.uid,
    email: person.email,
    details: cleanDetails(details),
    state: 'waiting',
    at,
    answers: isReply ? [...answers, { type: 'reply', at, text }] : answers
  }
}

export function withdrawRequest(request: EmployerRequest, now: Date): EmployerRequest {
  return { ...request, state: 'withdrawn', at: now.toISOString() }
}

/**
 * After the administrator's answer, or after the last one was taken back. `decision`: reason or question.
 * @throws Refusal when it does not wait (or was not answered), or words are missing
 */
export function answerRequest(
  request: EmployerRequest,
  type: RequestAnswer['type'],
  decision: { text?: string | undefined; verified?: readonly Verification[] | undefined },
  now: Date
): EmployerRequest {
  const isWorded = type === 'decline' || type === 'ask'
  const words = isWorded ? cleanProse(decision.text ?? '') : ''
  const mayAnswer = type === 'putBack' ? isJustAnswered(request) : type !== 'reply' && isOpenRequest(request)
  if (!mayAnswer || (isWorded && words === '')) throw new Refusal(type, 'request')
  const answer: RequestAnswer = {
    ...{ type, at: now.toISOString(), text: words },
    ...(type === 'approve' && {
      verified: verifications.filter((each) => decision.verified?.includes(each)),
      details: request.details
    })
  }
  return { ...request, state: outcomes[type], answers: [...request.answers, answer] }
}

function isJustAnswered({ state, answers }: EmployerRequest): boolean {
  const last = answers.at(-1)?.type
  return last !== undefined && last !== 'putBack' && last !== 'reply' && outcomes[last] === state
}

export type RequestStep =
  | { action: 'request'; details: CompanyDetails; reply?: string | undefined }
  | { action: 'withdraw' }
  | { action: 'answer'; type: RequestAnswer['type']; text?: string; verified?: readonly Verification[] }

/** @throws Refusal */
export function reduceRequest(
  before: EmployerRequest | undefined,
  step: RequestStep,
  person: Pick<SessionUser, 'uid' | 'email'>,
  now: Date
): EmployerRequest {
  if (step.action === 'request') return askToPost(before, person, step.details, now, step.reply)
  if (!before || (step.action === 'withdraw' && !isOpenRequest(before))) throw new Refusal(step.action, 'request')
  return step.action === 'withdraw' ? withdrawRequest(before, now) : answerRequest(before, step.type, step, now)
}

/** The person asks and withdraws, the administrator answers. A banned person neither asks nor removes; an answered request stays. */
export const canWriteRequest: WriteRule<EmployerRequest, RequestStep> = (actor, before, after, step) => {
  if (!actor || actor.uid === '') return false
  if (!after) return before?.id === actor.uid && !actor.ban && before.answers.length === 0
  const isAnswer = step?.action === 'answer'
  const last = after.answers.at(-1)
  const at = isAnswer ? (last?.at ?? '') : after.at
  const isShort = (last?.text ?? '').length <= maxReasonLength
  if (!step || isAnswer !== (actor.role === 'Admin') || !isInstant(at) || !isShort) return false
  const isOwn = after.id === actor.uid && after.email === actor.email && !actor.ban && !actor.unverified
  if (!isAnswer && !isOwn) return false
  if (step.action === 'request' && !isWritten(after.details)) return false
  return isResult(employerRequestSchema, () => reduceRequest(before, step, actor, new Date(at)), after)
}

function isWritten(details: CompanyDetails): boolean {
  return hasSameFields(details, cleanDetails(details)) && Object.keys(findDetailProblems(details)).length === 0
}
