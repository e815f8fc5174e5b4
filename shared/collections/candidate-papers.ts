import * as v from 'valibot'
import { candidateEntries } from '../domain/candidate/candidate.ts'
import { declareCollection, isPerson } from './collection.ts'

/** The addresses of a candidate's papers, under the id of their card: on a shared board not everybody who sees the card sees these. */
export interface CandidatePapers {
  id: string
  revision?: number | undefined
  /** An address, or noLink. */
  resumeUrl: string
  /** An address, or noLink. */
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
  // Narrower than the rules: a cache does not know whether the card is still shown.
  canRead: (viewer, { uid }) => isPerson(viewer, uid)
})
