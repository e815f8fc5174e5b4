import * as v from 'valibot'
import type { WriteRule } from '../account/write-rule.ts'
import { cleanLine } from '../clean-text.ts'
import { mayContainPhone } from '../text-limits.ts'
import { documentId, instant, storedDocument, storedText } from '../well-formed-text.ts'

export const companyNumberLimits = { number: 40, hours: 80 } as const

/** By company: the number that candidates see beside its jobs. `uid`: of its last writer, with whose account it is deleted. */
export const companyNumberSchema = storedDocument({ uid: documentId, number: storedText, hours: storedText })
export type CompanyNumber = v.InferOutput<typeof companyNumberSchema>

/** A person revealed the number of a company. Its id: see createRevealId. */
export const phoneRevealSchema = storedDocument({ companyId: documentId, uid: documentId, at: instant })
export type PhoneReveal = v.InferOutput<typeof phoneRevealSchema>

/** On a shared board, by company: how many people were shown its number. It names none of them. */
export const revealCountSchema = storedDocument({ count: v.number() })
export type RevealCount = v.InferOutput<typeof revealCountSchema>

export function createRevealId(uid: string, companyId: string): string {
  return `${uid}_${companyId}`
}

export type NumberWords = Pick<CompanyNumber, 'number' | 'hours'>

export type NumberProblem = 'number' | 'hours'

/** An empty number is none. */
export function findNumberProblem({ number, hours }: NumberWords): NumberProblem | undefined {
  const typed = cleanLine(number)
  if (typed !== '' && !mayContainPhone(typed)) return 'number'
  return cleanLine(hours).length > companyNumberLimits.hours ? 'hours' : undefined
}

/** By the people of the company; its writer removes it also later, and the administrator. */
export const canWriteCompanyNumber: WriteRule<CompanyNumber> = (writer, before, after) => {
  if (!writer || writer.uid === '') return false
  const id = (after ?? before)?.id
  const isOfCompany = writer.role === 'Employer' && id !== undefined && writer.companyId === id
  if (!after) return isOfCompany || before?.uid === writer.uid || writer.role === 'Admin'
  return isOfCompany && after.uid === writer.uid && after.number !== '' && findNumberProblem(after) === undefined
}

/** Once for each person and company; it goes with their account. */
export const canWriteReveal: WriteRule<PhoneReveal> = (writer, before, after) => {
  const press = after ?? before
  if (!writer || writer.uid === '' || press?.uid !== writer.uid || (before && after)) return false
  return press.id === createRevealId(press.uid, press.companyId)
}
