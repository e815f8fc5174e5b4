import type { Collection } from '#renderer/storage/document-store.ts'
import { type House, type HouseMember, houseMemberSchema, houseSchema } from '#shared/domain/house/house.ts'
import { describeRecord } from '../collections.ts'

/** The houses of the board, for everybody. */
export const houses: Collection<House> = {
  name: 'houses',
  schema: houseSchema,
  searchText: () => '',
  describe: describeRecord
}

/** Who belongs to which house, for everybody: a posting says whose it is by a uid alone. */
export const houseMembers: Collection<HouseMember> = {
  name: 'houseMembers',
  schema: houseMemberSchema,
  searchText: () => '',
  describe: () => ''
}
