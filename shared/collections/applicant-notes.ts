import * as v from 'valibot'
import { isWithinNoteLimit } from '../domain/text-limits.ts'
import { storedDocument, storedText } from '../domain/well-formed-text.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

const applicantNoteSchema = storedDocument({
  /** The notes of one job are read together. */
  jobId: v.string(),
  note: v.nullish(storedText, '')
})
export type ApplicantNote = v.InferOutput<typeof applicantNoteSchema>

/** Written as an employer or the administrator, removed in any role. Ids are those of the applications. */
export const applicantNotes = declarePersonalCollection<ApplicantNote>(
  'applicantNotes',
  (uid) => ({
    schema: applicantNoteSchema,
    loadRule: async () => (writer, before, after) =>
      isPerson(writer, uid) && (!after || (writer?.role !== 'Candidate' && isWithinNoteLimit(before, after))),
    erasure: { part: 'lists', find: () => ({}) }
  }),
  { isAbout: ({ id }, uid) => id.startsWith(`${uid}_`) }
)
