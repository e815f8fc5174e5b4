import * as v from 'valibot'
import { findSentNumber } from '../candidate/candidate-phone.ts'
import { pickContent, profileEntries, shortenResumeName, type UserProfile } from '../candidate/user-profile.ts'
import type { Job } from '../job/job.ts'
import { givenAnswersSchema } from '../job/screening-questions.ts'
import { mayContainPhone } from '../text-limits.ts'
import { documentId, instant, storedDocument, storedText } from '../well-formed-text.ts'

export const applicationStages = ['new', 'reviewed', 'interview', 'hired', 'not-now'] as const
export type ApplicationStage = (typeof applicationStages)[number]

const openStages: readonly string[] = ['new', 'reviewed', 'interview']

export const applicationStates = [...applicationStages, 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

const text = v.fallback(storedText, '')

export const applicationNameSchema = v.object({ title: text, company: text, location: text })

/** As it was when they applied: later changes of the profile do not reach the employer. */
const applicantProfileSchema = v.object({
  ...profileEntries,
  skills: v.fallback(v.array(storedText), () => []),
  /** Of the account; empty: not sent; undefined: older than the question. */
  email: v.optional(text)
})
export type ApplicantProfile = v.InferOutput<typeof applicantProfileSchema>

const applicationEventSchema = v.object({
  /** The first is always 'new'. */
  state: v.picklist(applicationStates),
  at: instant,
  /** The employer's, with a move. */
  message: v.optional(storedText)
})
export type ApplicationEvent = v.InferOutput<typeof applicationEventSchema>

/** Read by its two sides and the administrator. Its id: see createApplicationId. */
export const applicationSchema = storedDocument({
  jobId: documentId,
  /** The candidate's. */
  uid: documentId,
  /** The job's owner at that time, or adminMarker; empty: withdrawn on a shared board, or the owner's account is gone. */
  employerId: v.string(),
  /** A copy: the job may change or go. */
  job: applicationNameSchema,
  /** null: withdrawn, with the message. */
  profile: v.nullable(applicantProfileSchema),
  /** To the employer; may be empty. */
  message: text,
  /** To the job's questions; undefined: none were asked, or withdrawn. */
  answers: v.optional(givenAnswersSchema),
  state: v.picklist(applicationStates),
  history: v.array(applicationEventSchema),
  /** How many lines of the history the candidate has seen. */
  seen: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  appliedAt: instant
})
export type Application = v.InferOutput<typeof applicationSchema>

/** It has no final answer yet. */
export function isUndecided({ state }: Pick<Application, 'state'>): boolean {
  return openStages.includes(state)
}

export function createApplicationId(jobId: string, uid: string): string {
  return `${uid}_${jobId}`
}

/** Whether one of its two sides is gone, for good. */
export function hasEnded({ state, employerId }: Pick<Application, 'state' | 'employerId'>): boolean {
  return state === 'withdrawn' || employerId === ''
}

export function isUnread({ history, seen }: Pick<Application, 'history' | 'seen'>): boolean {
  return seen < history.length
}

/** Whether the employer can answer: by the account's `email` or a telephone number, and by no other address. */
export function isReachable(profile: Pick<ApplicantProfile, 'email' | 'contactNumber'>, email: string): boolean {
  return profile.email ? profile.email === email : mayContainPhone(profile.contactNumber)
}

export function copyApplicantProfile(profile: UserProfile, skills: string[], email: string): ApplicantProfile {
  const resumeName = shortenResumeName(profile.resumeName)
  return { ...pickContent(profile), skills, resumeName, contactNumber: findSentNumber(profile), email }
}

export function copyJobName({ title, company, location }: Job): Application['job'] {
  return { title, company, location }
}
