import { documentId, storedDocument } from '../domain/well-formed.ts'
import { declareCollection } from './collection.ts'

/** The account that posted with an address, by its hash (hashAddress): a ban outlives it by this. */
export const employerAddresses = declareCollection({
  name: 'employerAddresses',
  schema: storedDocument({ uid: documentId }),
  place: 'root',
  isOnBoardAlone: true,
  loadRule: async () => (writer, _before, after) =>
    writer?.role === 'Admin' || (writer?.role === 'Employer' && after?.uid === writer.uid)
})
