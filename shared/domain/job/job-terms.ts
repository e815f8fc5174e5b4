import * as v from 'valibot'
import { storedObject, storedText } from '../well-formed-text.ts'

export const benefits = ['food', 'lodging', 'transport', 'pf', 'esi'] as const

export const trialPieces = ['none', 'unpaid', 'paid'] as const

/** Greatest numbers, and characters of a line. build/firebase/firestore.rules has the same. */
export const termLimits = { openings: 999, years: 60, line: 120 } as const

const line = v.optional(v.pipe(storedText, v.nonEmpty(), v.maxLength(termLimits.line)))
const years = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(termLimits.years)))

/** What the trade asks first. Each part is optional, and none is stored empty. */
export const termsSchema = storedObject({
  openings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(termLimits.openings))),
  /** Years; 0: freshers. */
  experienceFrom: years,
  experienceTo: years,
  /** '9:30 am – 7 pm', or a shift. */
  hours: line,
  weeklyOff: line,
  benefits: v.optional(v.pipe(v.array(v.picklist(benefits)), v.maxLength(benefits.length))),
  trialPiece: v.optional(v.picklist(trialPieces)),
  /** Come and ask, without an application. */
  walkInDays: line,
  walkInHours: line,
  walkInPlace: line,
  walkInContact: line
})
export type JobTerms = v.InferOutput<typeof termsSchema>

/** In the order of the form. */
export const termKinds = {
  openings: 'count',
  experienceFrom: 'years',
  experienceTo: 'years',
  hours: 'line',
  weeklyOff: 'line',
  benefits: 'choices',
  trialPiece: 'choice',
  walkInDays: 'line',
  walkInHours: 'line',
  walkInPlace: 'line',
  walkInContact: 'line'
} as const satisfies Record<keyof JobTerms, 'count' | 'years' | 'line' | 'choices' | 'choice'>

type Kinds = typeof termKinds
export type TermField = keyof Kinds
type TermLine = { [Field in TermField]: Kinds[Field] extends 'line' ? Field : never }[TermField]

export const termFields = Object.keys(termKinds) as TermField[]

export const termLines = termFields.filter((field): field is TermLine => termKinds[field] === 'line')

/** In one order and without empty parts, so that equal terms are equal as JSON. */
export function pickTerms(terms: JobTerms = {}): JobTerms {
  const filled = termFields.filter((field) => terms[field] !== undefined)
  return Object.fromEntries(filled.map((field) => [field, terms[field]]))
}

export function isWalkIn({ walkInDays, walkInHours, walkInPlace, walkInContact }: JobTerms): boolean {
  return [walkInDays, walkInHours, walkInPlace, walkInContact].some((text) => text !== undefined)
}
