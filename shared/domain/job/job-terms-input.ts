import { toAsciiDigits } from '../../documents/fold-text.ts'
import { cleanLine } from '../clean-text.ts'
import { splitWords } from '../parse-list-input.ts'
import {
  benefits,
  type JobTerms,
  pickTerms,
  type TermField,
  termFields,
  termKinds,
  termLimits,
  trialPieces
} from './job-terms.ts'

type TermTexts = Record<TermField, string>

export type TermProblem =
  | { reason: 'missing' | 'unknown' | 'count' | 'years' | 'reversed' }
  | { reason: 'long'; max: number; actual: number }

export const emptyTermTexts = mapTerms(() => '')

function mapTerms<Value>(make: (field: TermField) => Value): Record<TermField, Value> {
  return Object.fromEntries(termFields.map((field) => [field, make(field)])) as Record<TermField, Value>
}

export function formatTermTexts(terms: JobTerms = {}): TermTexts {
  return mapTerms((field) => {
    const value = terms[field]
    if (termKinds[field] === 'years' && value !== undefined) return formatYears(Number(value))
    return Array.isArray(value) ? value.join(', ') : String(value ?? '')
  })
}

/** '2', '6 months'. */
function formatYears(years: number): string {
  return years > 0 && years < 1 ? `${Math.round(years * 12)} months` : String(years)
}

/** What cannot be stored is left out, with its problem. */
export function readTermTexts(texts: TermTexts): {
  terms: JobTerms
  problems: Partial<Record<TermField, TermProblem>>
} {
  const typed = mapTerms((field) => cleanLine(texts[field]))
  const problems: Partial<Record<TermField, TermProblem>> = {}
  const { experienceFrom, experienceTo } = readExperience(typed, problems)
  const terms: JobTerms = { experienceFrom, experienceTo }
  const openings = readCount(typed.openings)
  if (openings === null) problems.openings = { reason: 'count' }
  else terms.openings = openings
  const words = splitWords(typed.benefits).map((word) => word.toLowerCase())
  const chosen = benefits.filter((benefit) => words.includes(benefit))
  if (chosen.length < words.length) problems.benefits = { reason: 'unknown' }
  if (chosen.length > 0) terms.benefits = chosen
  const trialPiece = trialPieces.find((trial) => trial === typed.trialPiece)
  if (trialPiece) terms.trialPiece = trialPiece
  else if (typed.trialPiece !== '') problems.trialPiece = { reason: 'unknown' }
  for (const field of termFields) {
    const text = typed[field]
    if (termKinds[field] !== 'line' || text === '') continue
    if (text.length > termLimits.line) problems[field] = { reason: 'long', max: termLimits.line, actual: text.length }
    Object.assign(terms, { [field]: text })
  }
  const walkIn = ['walkInDays', 'walkInHours', 'walkInPlace', 'walkInContact'] as const
  if (walkIn.some((field) => typed[field] !== ''))
    for (const field of ['walkInDays', 'walkInPlace'] as const)
      if (typed[field] === '') problems[field] = { reason: 'missing' }
  return { terms: pickTerms(terms), problems }
}

/** undefined: empty; null: no number of people. */
function readCount(text: string): number | undefined | null {
  if (text === '') return undefined
  const [, digits] = /^(\d{1,4}) ?\+?(?: ?\p{L}+\.?){0,2}$/u.exec(toAsciiDigits(text)) ?? []
  const count = Number(digits)
  return count >= 1 && count <= termLimits.openings ? count : null
}

function readExperience(typed: TermTexts, problems: Partial<Record<TermField, TermProblem>>) {
  const [from, to] = [parseYears(typed.experienceFrom), parseYears(typed.experienceTo)]
  if (typed.experienceFrom !== '' && !from) problems.experienceFrom = { reason: 'years' }
  if (typed.experienceTo !== '' && !to) problems.experienceTo = { reason: 'years' }
  const [least, most] = [from?.from, to ? (to.to ?? to.from) : from?.to]
  if (least !== undefined && most !== undefined && most < least) problems.experienceTo = { reason: 'reversed' }
  return { experienceFrom: least, experienceTo: most }
}

const figure = String.raw`(\d{1,3}(?:\.\d{1,2})?) ?\+? ?(years?|yrs?\.?|y|saal|months?|mths?\.?|mos?\.?|m)? ?\+?`
const span = new RegExp(
  String.raw`^(?:exp(?:erience)?[.:]? )?(min(?:imum|\.)?|at ?least|from|above|over|more than|max(?:imum)?|up ?to|below|under)? ?${figure}(?: ?(?:-|–|—|to) ?${figure})?(?: (?:and|or|&) (?:above|more))?(?: ?(?:of )?exp(?:erience|\.)?)?$`,
  'i'
)

/** '2 yrs', '2-5', '6 months', 'min 3 years', 'fresher'; null: no number of years. */
function parseYears(text: string): { from?: number; to?: number } | null {
  const typed = toAsciiDigits(text).trim().replace(/\s+/g, ' ')
  if (
    /^(?:a )?freshers?(?: (?:welcome|ok|only|also|can apply))?$|^(?:no experience|no exp\.?|nil|none)(?: (?:required|needed))?$|^not (?:required|needed)$/i.test(
      typed
    )
  )
    return { from: 0 }
  const [, bound = '', first, firstUnit, second, secondUnit] = span.exec(typed) ?? []
  if (first === undefined) return null
  const from = toYears(first, firstUnit ?? secondUnit)
  const to = second === undefined ? undefined : toYears(second, secondUnit)
  if (Math.max(from, to ?? 0) > termLimits.years) return null
  if (/^(?:max|up|below|under)/i.test(bound)) return to === undefined ? { to: from } : null
  return to === undefined ? { from } : { from, to }
}

function toYears(digits: string, unit: string | undefined): number {
  const isMonths = unit !== undefined && /^m/i.test(unit)
  return Math.round((Number(digits) / (isMonths ? 12 : 1)) * 100) / 100
}
