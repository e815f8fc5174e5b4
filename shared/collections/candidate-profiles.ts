import {
  type CandidateProfile,
  candidateEntries,
  candidateSchema,
  canWritePublicProfile
} from '../domain/candidate/candidate.ts'
import { type CandidateNumber, candidateNumberSchema, canWriteNumber } from '../domain/candidate/candidate-phone.ts'
import { buildCandidateText } from '../domain/candidate/candidate-search.ts'
import { storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection, describeRecord, isAdministrator, isPerson } from './collection.ts'

export const candidateNumbers = declareCollection<CandidateNumber>({
  name: 'candidateNumbers',
  schema: candidateNumberSchema,
  place: 'root',
  // Narrower than the rules: a cache does not know whether the public profile is still visible.
  canRead: (viewer, { uid }) => isPerson(viewer, uid),
  loadRule: async () => canWriteNumber,
  erasure: { part: 'publicProfile', find: (uid) => [{ uid }] }
})

/** A shared board keeps the addresses of documents (or noLink) apart from the public profile, under its id, for fewer readers. */
export const candidateDocuments = declareCollection({
  name: 'candidateDocuments',
  schema: storedDocument({ resumeUrl: candidateEntries.resumeUrl, aadharUrl: candidateEntries.aadharUrl }),
  place: 'root',
  isOnBoardAlone: true,
  // Narrower than the rules: a cache does not know whether the public profile is still visible.
  canRead: (viewer, { uid }) => isPerson(viewer, uid)
})

export const candidateProfiles = declareCollection<CandidateProfile>({
  name: 'candidateProfiles',
  schema: candidateSchema,
  place: 'root',
  hasChosenIds: true,
  isCounted: true,
  search: { place: 'location', choice: 'availability', list: 'skills' },
  searchText: buildCandidateText,
  describe: describeRecord,
  canRead: (viewer, { uid, hidden, blocked }) =>
    isPerson(viewer, uid) ||
    (viewer !== null && !viewer.unverified && hidden === false) ||
    (isAdministrator(viewer) && blocked === true),
  loadRule: async () => canWritePublicProfile,
  erasure: { part: 'publicProfile', find: (uid) => ({ uid }) }
})
