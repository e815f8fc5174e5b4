import * as v from 'valibot'
import type { WriteRule } from '../account/write-rule.ts'
import { mayHoldPhone } from '../text-limits.ts'
import { cleanLine } from '../visible-text.ts'
import { documentId, instant, storedDocument, storedText } from '../well-formed.ts'

export const houseNumberLimits = { number: 40, hours: 80 } as const

/** By house: the number that candidates are shown beside its postings. `uid`: of whoever wrote it last, with whose account it goes. */
export const houseNumberSchema = storedDocument({ uid: documentId, number: storedText, hours: storedText })
export type HouseNumber = v.InferOutput<typeof houseNumberSchema>

/** Somebody was shown the number of a house. Its id: see createPressId. */
export const numberPressSchema = storedDocument({ houseId: documentId, uid: documentId, at: instant })
export type NumberPress = v.InferOutput<typeof numberPressSchema>

/** On a shared board, by house: how many people were shown its number. It names none of them. */
export const revealCountSchema = storedDocument({ count: v.number() })
export type RevealCount = v.InferOutput<typeof revealCountSchema>

export function createPressId(uid: string, houseId: string): string {
  return `${uid}_${houseId}`
}

export type NumberWords = Pick<HouseNumber, 'number' | 'hours'>

export type NumberProblem = 'number' | 'hours'

/** An empty number is none. */
export function findNumberProblem({ number, hours }: NumberWords): NumberProblem | undefined {
  const typed = cleanLine(number)
  if (typed !== '' && !mayHoldPhone(typed)) return 'number'
  return cleanLine(hours).length > houseNumberLimits.hours ? 'hours' : undefined
}

/** By the people of the house; its writer removes it also later, and the administrator. */
export const canWriteHouseNumber: WriteRule<HouseNumber> = (writer, before, after) => {
  if (!writer || writer.uid === '') return false
  const id = (after ?? before)?.id
  const isOfHouse = writer.role === 'Employer' && id !== undefined && writer.houseId === id
  if (!after) return isOfHouse || before?.uid === writer.uid || writer.role === 'Admin'
  return isOfHouse && after.uid === writer.uid && after.number !== '' && findNumberProblem(after) === undefined
}

/** Once for each person and house; it goes with their account. */
export const canWritePress: WriteRule<NumberPress> = (writer, before, after) => {
  const press = after ?? before
  if (!writer || writer.uid === '' || press?.uid !== writer.uid || (before && after)) return false
  return press.id === createPressId(press.uid, press.houseId)
}
