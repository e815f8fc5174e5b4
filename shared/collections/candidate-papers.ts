import * as v from 'valibot'
import { candidateEntries } from '../domain/candidate/candidate.ts'
import { declareCollection, isPerson } from './collection.ts'

/** A shared board keeps the addresses of papers apart from the card, under its id, for fewer readers. */
export interface CandidatePapers {
  id: string
  revision?: number | undefined
  /** An address, or noLink. */
  resumeUrl: string
  aadharUrl: string
}

export const candidatePapers = declareCollection<CandidatePapers>({
  name: 'candidatePapers',
  schema: v.looseObject({
    id: candidateEntries.id,
    revision: candidateEntries.revision,
    resumeUrl: candidateEntries.resumeUrl,
    aadharUrl: candidateEntries.aadharUrl
  }) satisfies v.GenericSchema<unknown, CandidatePapers>,
  place: 'root',
  isOnBoardAlone: true,
  // Narrower than the rules: a cache does not know whether the card is still visible.
  canRead: (viewer, { uid }) => isPerson(viewer, uid)
})
