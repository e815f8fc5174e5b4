import * as v from 'valibot'
import { storedText } from '../well-formed-text.ts'
import type { JobCategory } from './job-categories-and-statuses.ts'
import { type JobTerms, pickTerms, type TermField, termFields, termsSchema } from './job-terms.ts'
import { pickQuestions, questionsSchema, type ScreeningQuestion } from './screening-questions.ts'

const storedLines = v.nullish(v.array(storedText), () => [])

/** The reviewed part of a job; an older one may lack a field. */
export const contentSchemas = {
  title: v.pipe(
    storedText,
    v.check((title) => title.trim() !== '')
  ),
  company: storedText,
  /** Usually one of jobLocations; any text is allowed. */
  location: storedText,
  /** Usually one of jobCategories; older records hold others. */
  category: storedText,
  /** Usually one of jobTypes; older records hold others. */
  type: storedText,
  /** Plain text; blank lines separate paragraphs. */
  description: storedText,
  responsibilities: storedLines,
  qualifications: storedLines,
  /** '₹18,000–25,000 a month': figures (pay.ts), or words instead of them; may be empty. */
  salaryRange: v.nullish(storedText, ''),
  keywords: storedLines,
  companyOverview: v.optional(storedText),
  terms: v.optional(termsSchema),
  questions: v.optional(questionsSchema)
}
export type StoredContent = v.InferOutput<v.ObjectSchema<typeof contentSchemas, undefined>>

/** Without terms and questions, in the order of the form. 'lines': a list, one a line; 'words': a list, separated by commas. */
export const contentKinds = {
  title: 'line',
  company: 'line',
  location: 'line',
  category: 'choice',
  type: 'choice',
  description: 'prose',
  responsibilities: 'lines',
  qualifications: 'lines',
  salaryRange: 'line',
  keywords: 'words',
  companyOverview: 'prose'
} as const satisfies Record<
  Exclude<keyof StoredContent, 'terms' | 'questions'>,
  'line' | 'choice' | 'prose' | 'lines' | 'words'
>

/** Characters; of lists entries and characters of each: about three pages of description, and two lists of a page each. See text-limits.ts. */
export const jobLimits = {
  title: 120,
  company: 120,
  location: 80,
  salaryRange: 120,
  description: 5000,
  companyOverview: 2000,
  lines: { max: 50, maxLength: 300 },
  keywords: { max: 30, maxLength: 60 }
} as const

type Kinds = typeof contentKinds
export type ContentField = keyof Kinds
export type ListField = {
  [Field in ContentField]: Kinds[Field] extends 'lines' | 'words' ? Field : never
}[ContentField]
export type TextField = Exclude<ContentField, ListField>
/** Everything of a job that is reviewed. */
export type ReviewedField = ContentField | TermField | 'questions'

/** With every field, as an employer writes it. */
export type JobContent = { [Field in ContentField]: NonNullable<StoredContent[Field]> } & {
  terms: JobTerms
  questions: ScreeningQuestion[]
}

export const contentFields = Object.keys(contentKinds) as ContentField[]

export function isListField(field: ContentField): field is ListField {
  return contentKinds[field] === 'lines' || contentKinds[field] === 'words'
}

/** Builds a record over all fields, so that a missing one does not compile. */
export function mapContent<Text, List>(
  makeText: (field: TextField) => Text,
  makeList: (field: ListField) => List
): Record<TextField, Text> & Record<ListField, List> {
  const made = contentFields.map((field) => [field, isListField(field) ? makeList(field) : makeText(field)])
  return Object.fromEntries(made)
}

export function pickContent(job: StoredContent): JobContent {
  const content = mapContent(
    (field) => job[field] ?? '',
    (field) => [...job[field]]
  )
  return { ...content, terms: pickTerms(job.terms), questions: pickQuestions(job.questions) }
}

export function findChangedFields(before: StoredContent, after: StoredContent): ReviewedField[] {
  // A missing field equals an empty one.
  const differs = (one: unknown, other: unknown) => JSON.stringify(one ?? '') !== JSON.stringify(other ?? '')
  const isAskedAnew = differs(pickQuestions(before.questions), pickQuestions(after.questions))
  return [
    ...contentFields.filter((field) => differs(before[field], after[field])),
    ...termFields.filter((field) => differs(before.terms?.[field], after.terms?.[field])),
    ...(isAskedAnew ? (['questions'] as const) : [])
  ]
}

const companies = {
  'Pre Production': 'Meenakar Design Studio',
  Production: 'Suvarna Karigari Works',
  Others: 'Navratna Trade Services',
  'Back Office': 'Ratnadeep Jewels',
  'Office Boy': 'Heeramani Jewellers'
} satisfies Record<JobCategory, string>

/** Of the samples; the form suggests it. */
export function findDefaultCompany(category: JobCategory): string {
  return companies[category]
}
