import * as v from 'valibot'
import type { WriteRule } from '../domain/account/write-rule.ts'
import { type FormField, formFields } from '../domain/job/job-form-values.ts'
import { instant, storedDocument, storedText } from '../domain/well-formed-text.ts'
import { declareCollection } from './collection.ts'

const text = v.optional(storedText, '')

/** Its id: '{uid}_{id of the job, or new}'. */
export const jobDraftSchema = storedDocument({
  texts: v.object(Object.fromEntries(formFields.map((field) => [field, text])) as Record<FormField, typeof text>),
  /** As typed; undefined: none, or those of the job. */
  liveDays: v.optional(v.number()),
  /** The affirmation that no candidate pays for the job. */
  isFree: v.optional(v.boolean()),
  /** To the administrator's question about the job. */
  answer: v.optional(storedText),
  /** The job's revision at the start; 0 for a new one. */
  base: v.number(),
  at: instant
})
export type JobDraft = v.InferOutput<typeof jobDraftSchema>

export type TypedDraft = Pick<JobDraft, 'texts' | 'liveDays' | 'isFree' | 'answer' | 'base'>

/** In any role: a person may wait to become an employer, or no longer be one. */
export const canWriteDraft: WriteRule<JobDraft> = (writer, before, after) => isOwnDraft(writer, (after ?? before)?.id)

const isOwnDraft = (person: { uid: string } | null, id: unknown) =>
  person !== null && person.uid !== '' && String(id).startsWith(`${person.uid}_`)

export const jobDrafts = declareCollection<JobDraft>({
  name: 'jobDrafts',
  schema: jobDraftSchema,
  place: 'own',
  canRead: (viewer, { id }) => isOwnDraft(viewer, id),
  loadRule: async () => canWriteDraft,
  // A device keeps everybody's in one list.
  erasure: { part: 'lists', find: () => ({}), isErased: ({ id }, uid) => id.startsWith(`${uid}_`) }
})
