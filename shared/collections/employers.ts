import * as v from 'valibot'
import { banSchema, canWriteEmployer, type Employer, employerSchema, hasBans } from '../domain/account/employer.ts'
import { documentId, storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection, isAdministrator, isPerson } from './collection.ts'

/** The administrator's word on accounts, by uid: role, company and ban. */
export const employers = declareCollection<Employer>({
  name: 'employers',
  schema: employerSchema,
  place: 'root',
  canRead: (viewer, { id }) => isPerson(viewer, id) || isAdministrator(viewer),
  loadRule: async () => canWriteEmployer,
  // A ban must be found when the person comes back.
  erasure: { part: 'role', find: (uid) => uid, isErased: (entry) => !hasBans(entry) }
})

/** The accounts that posted with an address, and its ban, by its hash (hashAddress). A device finds both among its accounts and entries. */
export const employerAddresses = declareCollection({
  name: 'employerAddresses',
  schema: storedDocument({ uids: v.pipe(v.array(documentId), v.readonly()), ban: v.optional(banSchema) }),
  place: 'root',
  isOnBoardAlone: true,
  loadRule: async () => (writer, before, after) =>
    writer?.role === 'Admin'
      ? after !== undefined && (!after.ban || before?.ban?.at === after.ban.at || after.ban.by === writer.uid)
      : writer?.role === 'Employer' && after?.uids.at(-1) === writer.uid && after.ban?.at === before?.ban?.at
})
