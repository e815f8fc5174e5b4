import * as v from 'valibot'
import type { UserProfile } from '../candidate/user-profile.ts'
import { shortenResumeName } from '../candidate/user-profile.ts'
import type { Job } from '../job/job.ts'
import { findPhoneDigits } from '../phone.ts'
import { storedText } from '../well-formed.ts'

/** Where an employer moves an application. */
export const applicationStages = ['new', 'reviewed', 'interview', 'hired', 'not-now'] as const
export type ApplicationStage = (typeof applicationStages)[number]

/** The stages in which an answer is still to come. */
export const openStages: readonly ApplicationStage[] = ['new', 'reviewed', 'interview']

export const applicationStates = [...applicationStages, 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** The candidate's profile as it was when they applied: later changes of the profile do not reach the employer. */
export interface ApplicantProfile {
  name: string
  headline: string
  location: string
  /** A list, as in the public card. */
  skills: string[]
  experience: string
  availability: string
  joiningPeriod: string
  resumeName: string
  resumeUrl: string
  avatarUrl: string
  contactNumber: string
  highestQualification: string
  /** The address of their account; empty: they did not send it; undefined: from before it was asked for. */
  email?: string | undefined
}

/** One line of an application's history, oldest first. */
export interface ApplicationEvent {
  /** The state it led to. The first is always 'new'. */
  state: ApplicationState
  /** ISO 8601. */
  at: string
  /** With a move: what the employer says to it. */
  message?: string | undefined
}

/** One person's application to one job. Read by its two sides and by the administrator. */
export interface Application {
  /** See createApplicationId: nobody applies twice to one job. */
  id: string
  revision?: number | undefined
  jobId: string
  /** uid of the candidate. */
  uid: string
  /** uid of the employer who owned the job at that time, or adminMarker; empty: withdrawn on a shared board (withdrawal.ts). */
  employerId: string
  /** The posting as it was called: it may be changed or deleted later. */
  job: { title: string; company: string; location: string }
  /** null: taken back by the candidate, with their message. */
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

/** What a posting was called. */
export const applicationNameSchema = v.object({ title: text, company: text, location: text })

/** Parses an application stored by any version of the product and keeps fields it does not know. */
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

/** Whether the employer has moved it since the candidate last looked. */
export function isUnread({ history, seen }: Pick<Application, 'history' | 'seen'>): boolean {
  return seen < history.length
}

/**
 * Whether whoever gets an application can answer: it carries the address of the account or a telephone number, and no other address.
 * @param email of the account
 */
export function isReachable(profile: Pick<ApplicantProfile, 'email' | 'contactNumber'>, email: string): boolean {
  return profile.email ? profile.email === email : findPhoneDigits(profile.contactNumber) !== ''
}

/** A copy of what a person says about themself, for one employer. `email`: see ApplicantProfile. */
export function copyApplicantProfile(profile: UserProfile, skills: string[], email: string): ApplicantProfile {
  const { name, headline, location, experience, availability, joiningPeriod } = profile
  const { resumeName, resumeUrl, avatarUrl, contactNumber, highestQualification } = profile
  return {
    ...{ name, headline, location, skills, experience, availability, joiningPeriod },
    ...{ resumeName: shortenResumeName(resumeName), resumeUrl, avatarUrl, contactNumber, highestQualification },
    email
  }
}

/** What a job is called in an application. */
export function copyJobName({ title, company, location }: Job): Application['job'] {
  return { title, company, location }
}
