import * as v from 'valibot'
import type { SessionUser } from '../account/session-user.ts'
import { maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import { storedDocument, storedText } from '../well-formed.ts'

/** The decision that a reason is saved for. */
export const reasonUses = ['reject', 'takeDown', 'decline', 'ban'] as const
export type ReasonUse = (typeof reasonUses)[number]

/** `text`: for the employer, with blanks to fill: three underscores or more. */
export const savedReasonSchema = storedDocument({ use: v.picklist(reasonUses), text: storedText })
export type SavedReason = v.InferOutput<typeof savedReasonSchema>

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
