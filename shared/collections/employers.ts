import { canWriteEmployer, type Employer, employerSchema, hasBans } from '../domain/account/employer.ts'
import { documentId, storedDocument } from '../domain/well-formed.ts'
import { declareCollection, isAdministrator, isPerson } from './collection.ts'

/** The administrator's word on accounts, by uid: role, house and ban. */
export const employers = declareCollection<Employer>({
  name: 'employers',
  schema: employerSchema,
  place: 'root',
  canRead: (viewer, { id }) => isPerson(viewer, id) || isAdministrator(viewer),
  loadRule: async () => canWriteEmployer,
  // A ban must be found when the person comes back.
  erasure: { part: 'role', find: (uid) => uid, isErased: (entry) => !hasBans(entry) }
})

/** The account that posted with an address, by its hash (hashAddress): a ban outlives it by this. */
export const employerAddresses = declareCollection({
  name: 'employerAddresses',
  schema: storedDocument({ uid: documentId }),
  place: 'root',
  isOnBoardAlone: true,
  loadRule: async () => (writer, _before, after) =>
    writer?.role === 'Admin' || (writer?.role === 'Employer' && after?.uid === writer.uid)
})
