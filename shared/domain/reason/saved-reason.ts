import * as v from 'valibot'
import type { WriteRule } from '../account/write-rule.ts'
import { isCleanProse } from '../clean-text.ts'
import { maxReasonLength } from '../text-limits.ts'
import { storedDocument, storedText } from '../well-formed-text.ts'

/** The decision that a reason is saved for. */
const reasonUses = ['reject', 'takeDown', 'decline', 'ban'] as const
export type ReasonUse = (typeof reasonUses)[number]

/** `text`: for the employer, with blanks to fill: three underscores or more. */
export const savedReasonSchema = storedDocument({ use: v.picklist(reasonUses), text: storedText })
export type SavedReason = v.InferOutput<typeof savedReasonSchema>

/** The list on the first day, which becomes the administrator's own with its first change. */
const standardTexts: Record<ReasonUse, readonly string[]> = {
  reject: [
    'The salary is missing. Please add it, per month or per piece.',
    'The job asks for money: “___”. Nobody pays for a job on this site. Please remove this.',
    'Please remove the phone number or link. Candidates apply on this site, and you see them on your dashboard.',
    'You have already posted this job: “___”. Please edit that one instead.',
    'Please say more about the work: what is made, with which tools, and how many pieces a day.',
    'Please remove the condition on age, gender, marital status or community. You can ask for skills and experience.'
  ],
  takeDown: [
    'People reported that this job asks for money. Nobody pays for a job on this site.',
    'People reported that the work or the salary is different from what this job says.',
    'People reported that this position is already filled.',
    'We could not confirm that this company offers this job.'
  ],
  decline: [
    'We could not reach you on your phone number. Please correct it and ask again.',
    'The GST register does not show this GSTIN for your company. Please correct it and ask again.'
  ],
  ban: ['You asked candidates for money. Nobody pays for a job on this site.', 'You posted jobs that do not exist.']
}
export const standardReasons: readonly SavedReason[] = reasonUses
  .flatMap((use) => standardTexts[use].map((text) => ({ use, text })))
  .map((reason, index) => ({ id: `standard_${index + 1}`, revision: 1, ...reason }))

/** [from, to) in UTF-16 units, in order. */
export function findBlanks(text: string): (readonly [from: number, to: number])[] {
  return [...text.matchAll(/_{3,}/g)].map(({ index, 0: blank }) => [index, index + blank.length] as const)
}

export const canWriteReason: WriteRule<SavedReason> = (actor, _before, after) => {
  if (actor?.role !== 'Admin') return false
  return !after || (after.text !== '' && isCleanProse(after.text, maxReasonLength))
}
