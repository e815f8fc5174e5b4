import { canWriteHouse, type House, type HouseMember, houseMemberSchema, houseSchema } from '../domain/house/house.ts'
import { declareCollection, describeRecord, isPerson } from './collection.ts'

export const houses = declareCollection<House>({
  name: 'houses',
  schema: houseSchema,
  place: 'root',
  isPublic: true,
  describe: describeRecord,
  loadRule: async () => canWriteHouse
})

/** By uid: a posting names its house by that alone. */
export const houseMembers = declareCollection<HouseMember>({
  name: 'houseMembers',
  schema: houseMemberSchema,
  place: 'root',
  isPublic: true,
  loadRule: async () => (writer, before, after) => writer?.role === 'Admin' || (!after && isPerson(writer, before?.id)),
  erasure: { part: 'role', find: (uid) => uid }
})
