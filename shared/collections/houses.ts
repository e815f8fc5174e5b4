import { canWriteHouse, type House, type HouseMember, houseMemberSchema, houseSchema } from '../domain/house/house.ts'
import { declareCollection, describeRecord } from './collection.ts'

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
  // Stays when the account goes: what is sent for a house is counted by it, and an ended posting still leads there.
  loadRule: async () => (writer) => writer?.role === 'Admin'
})
