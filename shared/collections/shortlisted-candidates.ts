import * as v from 'valibot'
import { type CandidateProfile, candidateEntries } from '../domain/candidate/candidate.ts'
import { isWithinNoteLimit } from '../domain/text-limits.ts'
import { storedObject, storedText } from '../domain/well-formed-text.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

const shortlistSchema = storedObject({
  ...candidateEntries,
  note: v.nullish(storedText, ''),
  /** ISO 8601. */
  addedAt: v.nullish(v.string(), '')
})
export type ShortlistEntry = CandidateProfile & Pick<v.InferOutput<typeof shortlistSchema>, 'note' | 'addedAt'>

/** Written as an employer or the administrator, removed in any role. */
export const shortlistedCandidates = declarePersonalCollection<ShortlistEntry>(
  'shortlistedCandidates',
  (uid) => ({
    schema: shortlistSchema,
    loadRule: async () => (writer, before, after) =>
      isPerson(writer, uid) && (!after || (writer?.role !== 'Candidate' && isWithinNoteLimit(before, after))),
    erasure: { part: 'lists', find: () => ({}) }
  }),
  { isAbout: (entry, uid) => entry.uid === uid }
)
