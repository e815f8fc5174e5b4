import * as v from 'valibot'
import { applicationNameSchema } from '../domain/application/application.ts'
import { type UserProfile, userProfileSchema } from '../domain/candidate/user-profile.ts'
import { type JobContent, mapContent } from '../domain/job/job-content.ts'
import { storedText } from '../domain/well-formed.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

export const refusals = [
  'ended',
  /** An application with other content exists. */
  'applied',
  /** A posting of this id with other content exists. */
  'different',
  'unverified',
  'full',
  'forbidden',
  /** A retry would not help. */
  'other'
] as const
export type Refusal = (typeof refusals)[number]

interface UnsentBase {
  /** The id on the board: a retry does not double it. */
  id: string
  revision?: number | undefined
  uid: string
  /** When it was kept, ISO 8601. */
  at: string
  /** undefined: it waits to be sent. */
  refusal?: Refusal | undefined
}

export interface UnsentPosting extends UnsentBase {
  kind: 'posting'
  content: JobContent
  liveDays?: number | undefined
}

/** With the profile as the candidate saw it. */
export interface UnsentApplication extends UnsentBase {
  kind: 'application'
  jobId: string
  job: { title: string; company: string; location: string }
  profile: UserProfile
  message: string
  /** The account's address, when it goes along. */
  email?: string | undefined
}

export type Unsent = UnsentPosting | UnsentApplication

const text = v.pipe(v.string(), v.nonEmpty())

const base = {
  id: text,
  revision: v.optional(v.number()),
  uid: text,
  at: v.string(),
  // A later version may know other refusals.
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

/** The administrator's postings do not wait. */
export const unsentItems = declarePersonalCollection<Unsent>('unsent', (uid) => ({
  schema: unsentSchema,
  loadRule: async () => (writer) => isPerson(writer, uid) && writer?.role !== 'Admin'
}))
