import * as v from 'valibot'
import type { SessionUser } from '../account/session-user.ts'
import { maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'

/** The decision that a reason is saved for. */
export const reasonUses = ['reject', 'takeDown', 'decline', 'ban'] as const
export type ReasonUse = (typeof reasonUses)[number]

export interface SavedReason {
  id: string
  revision?: number | undefined
  use: ReasonUse
  /** For the employer, with blanks to fill: three underscores or more. */
  text: string
}

export const savedReasonSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  use: v.picklist(reasonUses),
  text: storedText
}) satisfies v.GenericSchema<unknown, SavedReason>

/** [from, to) in UTF-16 units, in order. */
export function findBlanks(text: string): (readonly [from: number, to: number])[] {
  return [...text.matchAll(/_{3,}/g)].map(({ index, 0: blank }) => [index, index + blank.length] as const)
}

export function canWriteReason(
  actor: Pick<SessionUser, 'role'> | null,
  _before: SavedReason | undefined,
  after: SavedReason | undefined
): boolean {
  if (actor?.role !== 'Admin') return false
  return !after || (after.text !== '' && after.text === cleanProse(after.text) && after.text.length <= maxReasonLength)
}
