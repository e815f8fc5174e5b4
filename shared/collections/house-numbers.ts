import { canWriteHouseNumber, type HouseNumber, houseNumberSchema } from '../domain/house/house-number.ts'
import { declareCollection, isPerson } from './collection.ts'

export const houseNumbers = declareCollection<HouseNumber>({
  name: 'houseNumbers',
  schema: houseNumberSchema,
  place: 'root',
  // Narrower than the rules: a cache does not know who has pressed.
  canRead: (viewer, { uid }) => isPerson(viewer, uid),
  loadRule: async () => canWriteHouseNumber,
  erasure: { part: 'lists', find: (uid) => [{ uid }] }
})
