import * as v from 'valibot'
import { type CandidateProfile, candidateEntries } from '../domain/candidate/candidate.ts'
import { isWithinNoteLimit } from '../domain/text-limits.ts'
import { storedText } from '../domain/well-formed.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

export interface ShortlistEntry extends CandidateProfile {
  note: string
  /** ISO 8601. */
  addedAt: string
}

const shortlistSchema = v.looseObject({
  ...candidateEntries,
  note: v.nullish(storedText, ''),
  addedAt: v.nullish(v.string(), '')
}) satisfies v.GenericSchema<unknown, ShortlistEntry>

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
