import { canWritePress, type NumberPress, numberPressSchema } from '../domain/house/house-number.ts'
import { declareCollection, isPerson } from './collection.ts'

/** Who was shown the number of a house: counted for it, and on a shared board the number opens to nobody else. */
export const numberPresses = declareCollection<NumberPress>({
  name: 'numberPresses',
  schema: numberPressSchema,
  place: 'root',
  canRead: (viewer, { uid }) => isPerson(viewer, uid),
  loadRule: async () => canWritePress,
  erasure: { part: 'marks', find: (uid) => [{ uid }] }
})
