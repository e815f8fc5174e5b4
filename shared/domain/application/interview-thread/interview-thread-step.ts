import * as v from 'valibot'
import { parseExternalAddress } from '../../../external-url.ts'
import type { WriteRule } from '../../account/write-rule.ts'
import { cleanLine, cleanProse, isCleanProse } from '../../clean-text.ts'
import { adminMarker } from '../../job/job.ts'
import { interviewLimits, maxAnswerLength, maxThreadSteps, mayContainPhone } from '../../text-limits.ts'
import { documentEntries, documentId, isInstant, storedText } from '../../well-formed-text.ts'

const slotSchema = v.object({
  /** ISO 8601, UTC. */
  start: v.string(),
  minutes: v.number()
})
export type Slot = v.InferOutput<typeof slotSchema>

export const whereSchema = v.variant('kind', [
  /** `map`: an https address; may be empty. */
  v.object({ kind: v.literal('place'), address: storedText, map: storedText }),
  v.object({ kind: v.literal('phone'), number: storedText })
])
export type Where = v.InferOutput<typeof whereSchema>

const common = {
  ...documentEntries,
  applicationId: documentId,
  /** The candidate's. */
  uid: documentId,
  /** As in the application: the other side. */
  employerId: documentId,
  /** ISO 8601, by the clock of the device. */
  at: v.string(),
  /** May be empty. */
  words: storedText
}
/** `invitation`: the id of an 'invite'. */
const reply = { ...common, invitation: documentId }

/** A step between company and candidate beside those of the application's history; never changed. One document each, so that none gets lost. */
export const threadStepSchema = v.variant('type', [
  v.object({
    ...common,
    type: v.literal('invite'),
    /** Lines of the application's history at that time: a later move ends the interview. */
    line: v.number(),
    /** One to three times to choose from. */
    slots: v.pipe(v.array(slotSchema), v.readonly()),
    where: whereSchema,
    contact: storedText,
    /** The earlier invitation that this one takes the place of. */
    replaces: v.optional(documentId)
  }),
  v.object({ ...reply, type: v.literal('cancel') }),
  /** `start`: of the chosen slot. */
  v.object({ ...reply, type: v.literal('confirm'), start: v.string() }),
  /** `proposed`: an instant that suits the candidate, ISO 8601, UTC. */
  v.object({ ...reply, type: v.literal('otherTime'), proposed: v.optional(v.string()) }),
  v.object({ ...reply, type: v.literal('decline') })
])
export type ThreadStep = v.InferOutput<typeof threadStepSchema>
export type Invite = Extract<ThreadStep, { type: 'invite' }>
export type Answer = Extract<ThreadStep, { type: 'confirm' | 'otherTime' | 'decline' }>

/** Numbered from 1, so that rules can bound them. Odd numbers are the company's, even ones the candidate's: neither uses up the other's. */
export function createStepId(applicationId: string, number: number): string {
  return `${applicationId}_${number}`
}

export function readStepNumber({ id, applicationId }: Pick<ThreadStep, 'id' | 'applicationId'>): number {
  return Number(id.slice(applicationId.length + 1))
}

function isNumbered(step: ThreadStep): boolean {
  const number = readStepNumber(step)
  const isOfSide = number % 2 === (isByCompany(step) ? 1 : 0)
  return number >= 1 && number <= maxThreadSteps && isOfSide && step.id === createStepId(step.applicationId, number)
}

export function isByCompany({ type }: Pick<ThreadStep, 'type'>): boolean {
  return type === 'invite' || type === 'cancel'
}

type InviteField = 'slots' | 'where' | 'contact' | 'words'
export type InviteProblem =
  | 'no-slot'
  | 'too-many'
  | 'past'
  | 'too-far'
  | 'duration'
  | 'twice'
  | 'missing'
  | 'long'
  | 'no-map'
  | 'no-phone'
export type InviteContent = Pick<Invite, InviteField>

/** As it is stored. A link that may not leave the app stays, for `findInviteProblems` to refuse. */
export function cleanInvite({ slots, where, contact, words }: InviteContent): InviteContent {
  return {
    slots: slots
      .map(({ start, minutes }) => ({ start: toInstant(start), minutes }))
      .sort((one, other) => Date.parse(one.start) - Date.parse(other.start)),
    where:
      where.kind === 'phone'
        ? { kind: 'phone', number: cleanLine(where.number) }
        : { kind: 'place', address: cleanLine(where.address), map: parseMap(where.map) ?? where.map },
    contact: cleanLine(contact),
    words: cleanProse(words)
  }
}

/** @param content cleaned */
export function findInviteProblems(content: InviteContent, now: Date): Partial<Record<InviteField, InviteProblem>> {
  const { slots, where, contact, words } = content
  const problems = {
    slots: findSlotsProblem(slots, now),
    where: findWhereProblem(where),
    contact: contact.length > interviewLimits.contact ? 'long' : undefined,
    words: words.length > maxAnswerLength ? 'long' : undefined
  } as const
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

const minuteMs = 60_000
const dayMs = 86_400_000

function findSlotsProblem(slots: readonly Slot[], now: Date): InviteProblem | undefined {
  const { max, minutes, daysAhead } = interviewLimits
  if (slots.length === 0) return 'no-slot'
  if (slots.length > max) return 'too-many'
  const starts = slots.map(({ start }) => Date.parse(start))
  // NaN is neither: an invalid instant is not in the future.
  if (!starts.every((start) => start > now.getTime())) return 'past'
  if (starts.some((start) => start > now.getTime() + daysAhead * dayMs)) return 'too-far'
  if (slots.some((slot) => !(slot.minutes >= minutes.min && slot.minutes <= minutes.max))) return 'duration'
  return new Set(starts).size < starts.length ? 'twice' : undefined
}

function findWhereProblem(where: Where): InviteProblem | undefined {
  if (where.kind === 'phone') return mayContainPhone(where.number) ? undefined : 'no-phone'
  if (where.address === '') return 'missing'
  if (where.address.length > interviewLimits.address) return 'long'
  return parseMap(where.map) === where.map ? undefined : 'no-map'
}

/** null: no address that may leave the app. */
function parseMap(typed: string): string | null {
  const address = parseExternalAddress(typed.trim())
  return typed.trim() === '' ? '' : address?.startsWith('https:') ? address : null
}

function toInstant(start: string): string {
  const time = Date.parse(start)
  return Number.isNaN(time) ? start : new Date(Math.round(time / minuteMs) * minuteMs).toISOString()
}

/** Written once, by its own side, and removed by either. Which step it may answer: canTakeStep; when it may go: hasEnded. */
export const canWriteStep: WriteRule<ThreadStep> = (actor, before, after) => {
  if (!actor || actor.uid === '' || (before && after)) return false
  const step = after ?? before
  if (!step) return false
  const isCompany = actor.role === 'Admin' || (step.employerId === actor.uid && actor.uid !== adminMarker)
  if (!after) return isCompany || step.uid === actor.uid
  const isOwn = isByCompany(after) ? isCompany && actor.role !== 'Candidate' : after.uid === actor.uid
  if (!isOwn || !isNumbered(after) || !isInstant(after.at) || !isCleanProse(after.words, maxAnswerLength)) return false
  if (after.type === 'otherTime' && after.proposed !== undefined) {
    const slots = [{ start: after.proposed, minutes: interviewLimits.minutes.min }]
    return toInstant(after.proposed) === after.proposed && !findSlotsProblem(slots, new Date(after.at))
  }
  if (after.type !== 'invite') return true
  const { slots, where, contact, words } = after
  return (
    JSON.stringify(cleanInvite(after)) === JSON.stringify({ slots, where, contact, words }) &&
    Object.keys(findInviteProblems(after, new Date(after.at))).length === 0
  )
}
