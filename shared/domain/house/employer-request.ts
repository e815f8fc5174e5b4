import { hasSameContent, hasSameFields } from '../../documents/document.ts'
import type { SessionUser } from '../account/session-user.ts'
import type { WriteRule } from '../account/write-rule.ts'
import { Refusal } from '../refusal.ts'
import { maxReasonLength, mayHoldPhone } from '../text-limits.ts'
import { cleanLine, cleanProse } from '../visible-text.ts'
import { isInstant } from '../well-formed.ts'
import { findGstinProblem, normalizeGstin } from './gstin.ts'
import type { EmployerRequest, HouseDetails, RequestAnswer, RequestState } from './request-record.ts'
import { type Verification, verifications } from './verification.ts'

export type DetailField = keyof HouseDetails

/** In characters. */
export const detailLimits: Readonly<Record<DetailField, number>> = {
  house: 120,
  place: 80,
  contactName: 120,
  phone: 40,
  address: 300,
  gstin: 15,
  words: 1000
}
/** In the order of the form. */
export const detailFields = Object.keys(detailLimits) as DetailField[]

const outcomes: Readonly<Record<RequestAnswer['did'], RequestState>> = {
  approve: 'approved',
  decline: 'declined',
  ask: 'asked',
  putBack: 'waiting',
  reply: 'waiting'
}

export function cleanDetails(typed: HouseDetails): HouseDetails {
  return {
    house: cleanLine(typed.house),
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
export function findDetailProblems(details: HouseDetails): Partial<Record<DetailField, DetailProblem>> {
  const problems: Partial<Record<DetailField, DetailProblem>> = {}
  for (const field of detailFields) {
    const isOptional = field === 'gstin' || field === 'words'
    if (details[field].length > detailLimits[field]) problems[field] = 'long'
    else if (details[field] === '' && !isOptional) problems[field] = 'missing'
  }
  if (!problems.phone && !mayHoldPhone(details.phone)) problems.phone = 'phone'
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
  details: HouseDetails,
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
    answers: isReply ? [...answers, { did: 'reply', at, text }] : answers
  }
}

export function withdrawRequest(request: EmployerRequest, now: Date): EmployerRequest {
  return { ...request, state: 'withdrawn', at: now.toISOString() }
}

/**
 * After the administrator's answer, or after the last one was taken back. `said`: reason or question.
 * @throws Refusal when it does not wait (or was not answered), or words are missing
 */
export function answerRequest(
  request: EmployerRequest,
  did: RequestAnswer['did'],
  said: { text?: string | undefined; verified?: readonly Verification[] | undefined },
  now: Date
): EmployerRequest {
  const isWorded = did === 'decline' || did === 'ask'
  const words = isWorded ? cleanProse(said.text ?? '') : ''
  const mayAnswer = did === 'putBack' ? isJustAnswered(request) : did !== 'reply' && isOpenRequest(request)
  if (!mayAnswer || (isWorded && words === '')) throw new Refusal(did, 'request')
  const answer: RequestAnswer = {
    ...{ did, at: now.toISOString(), text: words },
    ...(did === 'approve' && {
      verified: verifications.filter((each) => said.verified?.includes(each)),
      details: request.details
    })
  }
  return { ...request, state: outcomes[did], answers: [...request.answers, answer] }
}

function isJustAnswered({ state, answers }: EmployerRequest): boolean {
  const last = answers.at(-1)?.did
  return last !== undefined && last !== 'putBack' && last !== 'reply' && outcomes[last] === state
}

/** The person asks and withdraws, the administrator answers. A banned person neither asks nor removes; an answered request stays. */
export const canWriteRequest: WriteRule<EmployerRequest> = (actor, before, after) => {
  if (!actor || actor.uid === '') return false
  if (!after) return before?.id === actor.uid && !actor.ban && before.answers.length === 0
  if (actor.role === 'Admin') return before !== undefined && isAnswered(before, after)
  const isOwn = after.id === actor.uid && after.email === actor.email
  if (!isOwn || actor.ban || actor.unverified || !isInstant(after.at)) return false
  const answers = before?.answers ?? []
  const reply = after.answers.length > answers.length ? after.answers.at(-1) : undefined
  if (reply && (after.state !== 'waiting' || reply.text.length > maxReasonLength)) return false
  const expected = reply ? askToPost(before, actor, after.details, new Date(after.at), reply.text).answers : answers
  if (JSON.stringify(after.answers) !== JSON.stringify(expected)) return false
  if (after.state === 'withdrawn') {
    return before !== undefined && isOpenRequest(before) && hasSameFields(after.details, before.details)
  }
  return after.state === 'waiting' && isWritten(after.details)
}

function isWritten(details: HouseDetails): boolean {
  return hasSameFields(details, cleanDetails(details)) && Object.keys(findDetailProblems(details)).length === 0
}

function isAnswered(before: EmployerRequest, after: EmployerRequest): boolean {
  const answer = after.answers.at(-1)
  if (!answer || !isInstant(answer.at) || answer.text.length > maxReasonLength) return false
  try {
    return hasSameContent(answerRequest(before, answer.did, answer, new Date(answer.at)), after)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
