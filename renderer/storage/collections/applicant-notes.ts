import * as v from 'valibot'
import { storedText } from '#shared/domain/well-formed.ts'
import { createPersonalCollection } from './personal-collection.ts'

/** An employer's own words on somebody who applied to them, under the id of the application. */
export interface ApplicantNote {
  id: string
  revision?: number | undefined
  /** The job that was applied to: the notes of one job are read together. */
  jobId: string
  /** Private: neither the applicant nor another employer reads it. */
  note: string
}

const applicantNoteSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.number()),
  jobId: v.string(),
  note: v.nullish(storedText, '')
}) satisfies v.GenericSchema<unknown, ApplicantNote>

/** The notes of one person. */
export const { of: getApplicantNotesCollection, findOwner: findApplicantNotesOwner } =
  createPersonalCollection<ApplicantNote>('applicantNotes_', { schema: applicantNoteSchema })
