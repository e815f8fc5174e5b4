import * as v from 'valibot'
import { applicationNameSchema } from '../domain/application/application.ts'
import { type UserProfile, userProfileSchema } from '../domain/candidate/user-profile.ts'
import { type JobContent, mapContent } from '../domain/job/job-content.ts'
import { storedText } from '../domain/well-formed.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

/** Why the board did not take something. */
export const refusals = [
  /** The job is not open any more. */
  'ended',
  /** The candidate has applied to this job already, with something else. */
  'applied',
  /** A posting of this id is on the board and says something else. */
  'different',
  /** The person has not shown yet that the address is theirs. */
  'unverified',
  /** The board has no room for it, or takes no more today. */
  'full',
  /** This person may not do that, or not like this. */
  'forbidden',
  /** Anything that another attempt would not change. */
  'other'
] as const
export type Refusal = (typeof refusals)[number]

interface UnsentBase {
  /** The id that it will have on the board: chosen here, so that sending it again does not double it. */
  id: string
  revision?: number | undefined
  /** Whose it is. */
  uid: string
  /** When it was put here, ISO 8601. */
  at: string
  /** Why the board did not take it; undefined: it waits to be sent. */
  refusal?: Refusal | undefined
}

/** A new posting. */
export interface UnsentPosting extends UnsentBase {
  kind: 'posting'
  content: JobContent
  liveDays?: number | undefined
}

/** An application, with the profile as the candidate saw that it goes to the employer. */
export interface UnsentApplication extends UnsentBase {
  kind: 'application'
  jobId: string
  /** The posting as it was called. */
  job: { title: string; company: string; location: string }
  profile: UserProfile
  message: string
  /** The address of the account, when it goes along. */
  email?: string | undefined
}

/** What waits on this device to be sent to a board that devices share. */
export type Unsent = UnsentPosting | UnsentApplication

const text = v.pipe(v.string(), v.nonEmpty())

const base = {
  id: text,
  revision: v.optional(v.number()),
  uid: text,
  at: v.string(),
  // What a later version of the product calls otherwise was refused all the same.
  refusal: v.optional(v.fallback(v.picklist(refusals), 'other'))
}

const unsentSchema = v.union([
  v.looseObject({
    ...base,
    kind: v.literal('posting'),
    content: v.object(
      mapContent(
        () => storedText,
        () => v.array(storedText)
      )
    ) as v.GenericSchema<unknown, JobContent>,
    liveDays: v.optional(v.number())
  }),
  v.looseObject({
    ...base,
    kind: v.literal('application'),
    jobId: text,
    job: applicationNameSchema,
    profile: userProfileSchema,
    message: storedText,
    email: v.optional(storedText)
  })
]) satisfies v.GenericSchema<unknown, Unsent>

/** The unsent postings and applications of one person. The administrator's do not wait. */
export const unsentItems = declarePersonalCollection<Unsent>('unsent', (uid) => ({
  schema: unsentSchema,
  loadRule: async () => (writer) => isPerson(writer, uid) && writer?.role !== 'Admin'
}))
