import * as v from 'valibot'
import type { UserProfile } from '../candidate/user-profile.ts'
import { shortenResumeName } from '../candidate/user-profile.ts'
import type { Job } from '../job/job.ts'
import { findPhoneDigits } from '../phone.ts'
import { storedText } from '../well-formed.ts'

export const applicationStages = ['new', 'reviewed', 'interview', 'hired', 'not-now'] as const
export type ApplicationStage = (typeof applicationStages)[number]

export const openStages: readonly ApplicationStage[] = ['new', 'reviewed', 'interview']

export const applicationStates = [...applicationStages, 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** As it was when they applied: later changes of the profile do not reach the employer. */
export interface ApplicantProfile {
  name: string
  headline: string
  location: string
  skills: string[]
  experience: string
  availability: string
  joiningPeriod: string
  resumeName: string
  resumeUrl: string
  avatarUrl: string
  contactNumber: string
  highestQualification: string
  /** Of the account; empty: not sent; undefined: older than the question. */
  email?: string | undefined
}

export interface ApplicationEvent {
  /** The first is always 'new'. */
  state: ApplicationState
  /** ISO 8601. */
  at: string
  /** The employer's, with a move. */
  message?: string | undefined
}

/** Read by its two sides and the administrator. */
export interface Application {
  /** See createApplicationId: nobody applies twice to one job. */
  id: string
  revision?: number | undefined
  jobId: string
  /** The candidate's. */
  uid: string
  /** The job's owner at that time, or adminMarker; empty: withdrawn on a shared board. */
  employerId: string
  /** A copy: the posting may change or go. */
  job: { title: string; company: string; location: string }
  /** null: withdrawn, with the message. */
  profile: ApplicantProfile | null
  /** To the employer; may be empty. */
  message: string
  state: ApplicationState
  history: ApplicationEvent[]
  /** How many lines of the history the candidate has seen. */
  seen: number
  /** ISO 8601. */
  appliedAt: string
}

const text = v.fallback(storedText, '')

export const applicationNameSchema = v.object({ title: text, company: text, location: text })

export const applicationSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  jobId: v.pipe(v.string(), v.nonEmpty()),
  uid: v.pipe(v.string(), v.nonEmpty()),
  employerId: v.string(),
  job: applicationNameSchema,
  profile: v.nullable(
    v.object({
      name: text,
      headline: text,
      location: text,
      skills: v.fallback(v.array(storedText), () => []),
      experience: text,
      availability: text,
      joiningPeriod: text,
      resumeName: text,
      resumeUrl: text,
      avatarUrl: text,
      contactNumber: text,
      highestQualification: text,
      email: v.optional(text)
    })
  ),
  message: text,
  state: v.picklist(applicationStates),
  history: v.array(v.object({ state: v.picklist(applicationStates), at: v.string(), message: v.optional(storedText) })),
  seen: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  appliedAt: v.string()
}) satisfies v.GenericSchema<unknown, Application>

export function createApplicationId(jobId: string, uid: string): string {
  return `${uid}_${jobId}`
}

export function isUnread({ history, seen }: Pick<Application, 'history' | 'seen'>): boolean {
  return seen < history.length
}

/**
 * Whether the employer can answer: by the account's address or a telephone number, and by no other address.
 * @param email of the account
 */
export function isReachable(profile: Pick<ApplicantProfile, 'email' | 'contactNumber'>, email: string): boolean {
  return profile.email ? profile.email === email : findPhoneDigits(profile.contactNumber) !== ''
}

export function copyApplicantProfile(profile: UserProfile, skills: string[], email: string): ApplicantProfile {
  const { name, headline, location, experience, availability, joiningPeriod } = profile
  const { resumeName, resumeUrl, avatarUrl, contactNumber, highestQualification } = profile
  return {
    ...{ name, headline, location, skills, experience, availability, joiningPeriod },
    ...{ resumeName: shortenResumeName(resumeName), resumeUrl, avatarUrl, contactNumber, highestQualification },
    email
  }
}

export function copyJobName({ title, company, location }: Job): Application['job'] {
  return { title, company, location }
}
