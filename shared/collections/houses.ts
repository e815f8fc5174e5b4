import { canWriteHouse, type House, houseSchema } from '../domain/house/house.ts'
import { declareCollection, describeRecord } from './collection.ts'

export const houses = declareCollection<House>({
  name: 'houses',
  schema: houseSchema,
  place: 'root',
  isPublic: true,
  describe: describeRecord,
  loadRule: async () => canWriteHouse
})
