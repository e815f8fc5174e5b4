import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'
import { type CandidateProfile, candidateEntries, candidateSchema } from '#shared/domain/candidate/candidate.ts'
import { buildCandidateText } from '#shared/domain/candidate/candidate-search.ts'
import { storedText } from '#shared/domain/well-formed.ts'
import { describeRecord } from './collections.ts'
import { createPersonalCollection } from './personal-collection.ts'

/** The public profiles. */
export const candidateProfiles: Collection<CandidateProfile> = {
  name: 'candidateProfiles',
  schema: candidateSchema,
  searchText: buildCandidateText,
  describe: describeRecord
}

/**
 * The addresses of a candidate's papers, under the id of their card. Only on a shared board, where the card itself does
 * not show them to everybody.
 */
export interface CandidatePapers {
  id: string
  revision?: number | undefined
  /** An address, or noLink. */
  resumeUrl: string
  /** An address, or noLink. */
  aadharUrl: string
}

export const candidatePapers: Collection<CandidatePapers> = {
  name: 'candidatePapers',
  schema: v.looseObject({
    id: candidateEntries.id,
    revision: candidateEntries.revision,
    resumeUrl: candidateEntries.resumeUrl,
    aadharUrl: candidateEntries.aadharUrl
  }) satisfies v.GenericSchema<unknown, CandidatePapers>,
  searchText: () => '',
  describe: () => ''
}

/** A candidate as an employer put them on their list, with what only this employer knows. */
export interface ShortlistEntry extends CandidateProfile {
  /** Private. */
  note: string
  /** ISO 8601. */
  addedAt: string
}

const shortlistSchema = v.looseObject({
  ...candidateEntries,
  note: v.nullish(storedText, ''),
  addedAt: v.nullish(v.string(), '')
}) satisfies v.GenericSchema<unknown, ShortlistEntry>

/** The shortlist of one person. */
export const { of: getShortlistCollection, findOwner: findShortlistOwner } = createPersonalCollection<ShortlistEntry>(
  'shortlistedCandidates_',
  { schema: shortlistSchema }
)
