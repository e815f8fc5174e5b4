import * as v from 'valibot'
import { applicationNameSchema } from '../domain/application/application.ts'
import { userProfileSchema } from '../domain/candidate/user-profile.ts'
import { type JobContent, mapContent } from '../domain/job/job-content-fields.ts'
import { termsSchema } from '../domain/job/job-terms.ts'
import { givenAnswersSchema, questionsSchema, wantedAnswersSchema } from '../domain/job/screening-questions.ts'
import { documentEntries, documentId, instant, storedObject, storedText } from '../domain/well-formed-text.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'
import { canWriteDraft, type JobDraft, jobDraftSchema } from './job-drafts.ts'

export const refusals = [
  'ended',
  /** An application with other content exists. */
  'applied',
  /** A job of this id with other content exists. */
  'different',
  'unverified',
  'full',
  'forbidden',
  /** A retry would not help. */
  'other'
] as const
export type UnsentRefusal = (typeof refusals)[number]

/** Its id is that on the board: a retry does not double it. */
const base = {
  ...documentEntries,
  uid: documentId,
  /** When it was kept. */
  at: instant,
  /** undefined: it waits to be sent. A later version may know other refusals. */
  refusal: v.optional(v.fallback(v.picklist(refusals), 'other'))
}

const unsentSchema = v.union([
  storedObject({
    ...base,
    kind: v.literal('job'),
    content: v.object({
      ...mapContent(
        () => storedText,
        () => v.array(storedText)
      ),
      terms: v.optional(termsSchema, () => ({})),
      questions: v.optional(questionsSchema, () => [])
    }) as v.GenericSchema<unknown, JobContent>,
    liveDays: v.optional(v.number()),
    /** Goes into wantedAnswers. */
    wanted: v.optional(wantedAnswersSchema)
  }),
  storedObject({
    ...base,
    kind: v.literal('application'),
    jobId: documentId,
    job: applicationNameSchema,
    /** As the candidate saw it. */
    profile: userProfileSchema,
    message: storedText,
    /** The account's address, when it goes along. */
    email: v.optional(storedText),
    answers: v.optional(givenAnswersSchema)
  })
])
export type Unsent = v.InferOutput<typeof unsentSchema>
export type UnsentJob = Extract<Unsent, { kind: 'job' }>
export type UnsentApplication = Extract<Unsent, { kind: 'application' }>

/** The administrator's jobs do not wait. */
export const outboxItems = declarePersonalCollection<Unsent>(
  'unsent',
  (uid) => ({
    schema: unsentSchema,
    loadRule: async () => (writer) => isPerson(writer, uid) && writer?.role !== 'Admin'
  }),
  { staysOnDevice: true }
)

/** Typed while the shared board could not be reached. */
export const unsentDrafts = declarePersonalCollection<JobDraft>(
  'unsentDrafts',
  (uid) => ({
    schema: jobDraftSchema,
    loadRule:
      async () =>
      (writer, ...draft) =>
        writer?.uid === uid && canWriteDraft(writer, ...draft)
  }),
  { staysOnDevice: true }
)
