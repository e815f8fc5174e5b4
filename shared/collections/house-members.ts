import { type HouseMember, houseMemberSchema } from '../domain/house/house.ts'
import { declareCollection, isPerson } from './collection.ts'

/** By uid: a posting names its house by that alone. */
export const houseMembers = declareCollection<HouseMember>({
  name: 'houseMembers',
  schema: houseMemberSchema,
  place: 'root',
  isPublic: true,
  loadRule: async () => (writer, before, after) => writer?.role === 'Admin' || (!after && isPerson(writer, before?.id)),
  erasure: { part: 'role', find: (uid) => uid }
})
