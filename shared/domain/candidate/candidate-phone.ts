import type * as v from 'valibot'
import type { WriteRule } from '../account/write-rule.ts'
import { mayContainPhone } from '../text-limits.ts'
import { documentId, storedDocument, storedText } from '../well-formed-text.ts'

/** Who sees a candidate's number besides the employers to whom they applied; 'nobody': not those either. */
export const numberAudiences = ['applied', 'employers', 'nobody'] as const
export type NumberAudience = (typeof numberAudiences)[number]

/** The number of a public profile, by its id, for employers: in no other document that others read. */
export const candidateNumberSchema = storedDocument({ uid: documentId, number: storedText })
export type CandidateNumber = v.InferOutput<typeof candidateNumberSchema>

interface Reached {
  contactNumber: string
  numberFor?: NumberAudience | undefined
}

export function sharesNumber({ contactNumber, numberFor }: Reached): boolean {
  return numberFor === 'employers' && mayContainPhone(contactNumber)
}

/** '' for no user. */
export function findSentNumber({ contactNumber, numberFor }: Reached): string {
  return numberFor === 'nobody' ? '' : contactNumber
}

/** By the owner of the public profile; the administrator removes it with the public profile. */
export const canWriteNumber: WriteRule<CandidateNumber> = (writer, before, after) => {
  if (!writer || writer.uid === '') return false
  if (!after) return writer.role === 'Admin' || writer.uid === before?.uid
  const isTheirs = after.uid === writer.uid && (!before || before.uid === writer.uid)
  return isTheirs && mayContainPhone(after.number)
}
