import * as v from 'valibot'
import type { Application } from '../domain/application/application.ts'
import { type CandidateProfile, candidateEntries, noLink } from '../domain/candidate/candidate.ts'
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

/** Of an applicant without a public profile: under the id of the application, which is followed as a public profile is. undefined: nothing is left of it. */
export function copyApplicant(application: Application): CandidateProfile | undefined {
  const { id, uid, profile, job } = application
  if (!profile) return undefined
  const { name, headline, location, skills, experience, availability, joiningPeriod } = profile
  return {
    ...{ id, uid, name, skills, experience, availability, joiningPeriod },
    // A first application may leave out what every public profile has.
    headline: headline.trim() || job.title,
    location: location.trim() || job.location,
    resumeUrl: noLink,
    aadharUrl: noLink,
    avatar: profile.avatarUrl,
    hidden: false
  }
}

/** undefined: the entry follows a public profile. */
export function findApplicationId({ id, uid }: Pick<ShortlistEntry, 'id' | 'uid'>): string | undefined {
  return uid !== undefined && id.startsWith(`${uid}_`) ? id : undefined
}

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
