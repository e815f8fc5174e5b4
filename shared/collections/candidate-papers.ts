import { candidateEntries } from '../domain/candidate/candidate.ts'
import { storedDocument } from '../domain/well-formed.ts'
import { declareCollection, isPerson } from './collection.ts'

/** A shared board keeps the addresses of papers (or noLink) apart from the card, under its id, for fewer readers. */
export const candidatePapers = declareCollection({
  name: 'candidatePapers',
  schema: storedDocument({ resumeUrl: candidateEntries.resumeUrl, aadharUrl: candidateEntries.aadharUrl }),
  place: 'root',
  isOnBoardAlone: true,
  // Narrower than the rules: a cache does not know whether the card is still visible.
  canRead: (viewer, { uid }) => isPerson(viewer, uid)
})
