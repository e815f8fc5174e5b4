import {
  canWriteHouseNumber,
  canWritePress,
  type HouseNumber,
  houseNumberSchema,
  type NumberPress,
  numberPressSchema,
  type RevealCount,
  revealCountSchema
} from '../domain/house/house-number.ts'
import { declareCollection, isAdministrator, isPerson } from './collection.ts'

export const houseNumbers = declareCollection<HouseNumber>({
  name: 'houseNumbers',
  schema: houseNumberSchema,
  place: 'root',
  // Narrower than the rules: a cache does not know who has pressed.
  canRead: (viewer, { uid }) => isPerson(viewer, uid) || isAdministrator(viewer),
  loadRule: async () => canWriteHouseNumber,
  erasure: { part: 'lists', find: (uid) => [{ uid }] }
})

/** By whom the number of a house was opened: on a shared board the number opens to nobody else. The house is given the count alone. */
export const numberPresses = declareCollection<NumberPress>({
  name: 'numberPresses',
  schema: numberPressSchema,
  place: 'root',
  canRead: (viewer, { uid }) => isPerson(viewer, uid),
  loadRule: async () => canWritePress,
  erasure: { part: 'marks', find: (uid) => [{ uid }] }
})

/** Written with the presses, whose number a device counts itself. */
export const revealCounts = declareCollection<RevealCount>({
  name: 'revealCounts',
  schema: revealCountSchema,
  place: 'root',
  isOnBoardAlone: true
})
