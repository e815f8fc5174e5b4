import { type CandidateProfile, candidateSchema, canWriteCard } from '../domain/candidate/candidate.ts'
import { buildCandidateText } from '../domain/candidate/candidate-search.ts'
import { declareCollection, describeRecord, isAdministrator, isPerson } from './collection.ts'

export const candidateProfiles = declareCollection<CandidateProfile>({
  name: 'candidateProfiles',
  schema: candidateSchema,
  place: 'root',
  hasChosenIds: true,
  isCounted: true,
  search: { searchText: buildCandidateText, place: 'location', choice: 'availability', list: 'skills' },
  searchText: buildCandidateText,
  describe: describeRecord,
  canRead: (viewer, { uid, hidden, blocked }) =>
    isPerson(viewer, uid) ||
    (viewer !== null && !viewer.unverified && hidden === false) ||
    (isAdministrator(viewer) && blocked === true),
  loadRule: async () => canWriteCard,
  erasure: { part: 'card', find: (uid) => ({ uid }) }
})
