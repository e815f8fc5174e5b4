import { type CandidateNumber, candidateNumberSchema, canWriteNumber } from '../domain/candidate/candidate-number.ts'
import { declareCollection, isPerson } from './collection.ts'

export const candidateNumbers = declareCollection<CandidateNumber>({
  name: 'candidateNumbers',
  schema: candidateNumberSchema,
  place: 'root',
  // Narrower than the rules: a cache does not know whether the card is still visible.
  canRead: (viewer, { uid }) => isPerson(viewer, uid),
  loadRule: async () => canWriteNumber,
  erasure: { part: 'card', find: (uid) => [{ uid }] }
})
