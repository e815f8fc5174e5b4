import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'
import { mapContent } from '#shared/domain/job/job-content.ts'
import type { JobTexts } from '#shared/domain/job/job-form.ts'
import { storedText } from '#shared/domain/well-formed.ts'

/** What a person has typed into the form of a posting and not submitted yet. */
export interface JobDraft {
  /** '{uid}_{id of the job, or new}'. */
  id: string
  revision?: number | undefined
  texts: JobTexts
  /** How many days were written, possible or not; undefined: none, or those of the job. */
  liveDays?: number | undefined
  /** It was affirmed that nobody pays for the job. */
  isFree?: boolean | undefined
  /** The revision of the job that the person began with; 0 for a new one. */
  base: number
  /** When it was typed, ISO 8601. */
  at: string
}

/** What is typed of a draft. */
export type TypedDraft = Pick<JobDraft, 'texts' | 'liveDays' | 'isFree' | 'base'>

const text = v.optional(storedText, '')

export const jobDrafts: Collection<JobDraft> = {
  name: 'jobDrafts',
  schema: v.looseObject({
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
    base: v.number(),
    at: v.string()
  }) satisfies v.GenericSchema<unknown, JobDraft>,
  searchText: () => '',
  // What is not submitted yet is nobody's business: a notice about a damaged draft does not say its title.
  describe: () => ''
}
