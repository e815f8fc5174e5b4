import * as v from 'valibot'
import type { WriteRule } from '../domain/account/write-rule.ts'
import { mapContent } from '../domain/job/job-content.ts'
import type { JobTexts } from '../domain/job/job-form.ts'
import { storedText } from '../domain/well-formed.ts'
import { declareCollection } from './collection.ts'

export interface JobDraft {
  /** '{uid}_{id of the job, or new}'. */
  id: string
  revision?: number | undefined
  texts: JobTexts
  /** As typed; undefined: none, or those of the job. */
  liveDays?: number | undefined
  /** The affirmation that nobody pays for the job. */
  isFree?: boolean | undefined
  /** To the administrator's question about the job. */
  answer?: string | undefined
  /** The job's revision at the start; 0 for a new one. */
  base: number
  /** ISO 8601. */
  at: string
}

export type TypedDraft = Pick<JobDraft, 'texts' | 'liveDays' | 'isFree' | 'answer' | 'base'>

const text = v.optional(storedText, '')

export const jobDraftSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.number()),
  texts: v.object(
    mapContent(
      () => text,
      () => text
    )
  ),
  liveDays: v.optional(v.number()),
  isFree: v.optional(v.boolean()),
  answer: v.optional(storedText),
  base: v.number(),
  at: v.string()
}) satisfies v.GenericSchema<unknown, JobDraft>

/** In any role: somebody may wait to become an employer, or be none any more. */
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
