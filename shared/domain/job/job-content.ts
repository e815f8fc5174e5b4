import * as v from 'valibot'
import { storedText } from '../well-formed.ts'
import type { JobCategory } from './job-vocabulary.ts'

/** The part of a job that a review is about, as it is stored: an older job may lack a field. */
export interface StoredContent {
  title: string
  company: string
  /** 'Surat GJ': usually one of jobLocations, but any text is allowed. */
  location: string
  /** One of jobCategories on everything the product writes; older records may hold another word. */
  category: string
  /** One of jobTypes on everything the product writes; older records may hold another word. */
  type: string
  /** Plain text; blank lines part paragraphs. */
  description: string
  responsibilities: string[]
  qualifications: string[]
  /** Free text, '₹18,000–25,000 a month'; empty when the employer gave none. */
  salaryRange: string
  keywords: string[]
  companyOverview?: string | undefined
}

/** How each field is typed: 'lines' is a list with a line each, 'words' one with commas. In the order of the form. */
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
} as const satisfies Record<keyof StoredContent, 'line' | 'choice' | 'prose' | 'lines' | 'words'>

const storedLines = v.nullish(v.array(storedText), () => [])

/** How each field of a stored job is parsed. */
export const contentSchemas = {
  title: v.pipe(
    storedText,
    v.check((title) => title.trim() !== '')
  ),
  company: storedText,
  location: storedText,
  category: storedText,
  type: storedText,
  description: storedText,
  responsibilities: storedLines,
  qualifications: storedLines,
  salaryRange: v.nullish(storedText, ''),
  keywords: storedLines,
  companyOverview: v.optional(storedText)
} satisfies { [Field in keyof StoredContent]-?: v.GenericSchema<unknown, StoredContent[Field]> }

/** The most that each field takes: characters, and for lists how many parts of how many characters. See text-limits.ts. */
export const jobLimits = {
  title: 120,
  company: 120,
  location: 80,
  salaryRange: 120,
  description: 10_000,
  companyOverview: 2000,
  lines: { max: 100, maxLength: 500 },
  keywords: { max: 30, maxLength: 60 }
} as const

type Kinds = typeof contentKinds
export type ContentField = keyof Kinds
export type ListField = {
  [Field in ContentField]: Kinds[Field] extends 'lines' | 'words' ? Field : never
}[ContentField]
export type TextField = Exclude<ContentField, ListField>

/** A content with every field, as an employer writes it. */
export type JobContent = { [Field in ContentField]: NonNullable<StoredContent[Field]> }

/** In the order of the form. */
export const contentFields = Object.keys(contentKinds) as ContentField[]

export function isListField(field: ContentField): field is ListField {
  return contentKinds[field] === 'lines' || contentKinds[field] === 'words'
}

/** Makes one thing of each text and another of each list. */
export function mapContent<Text, List>(
  makeText: (field: TextField) => Text,
  makeList: (field: ListField) => List
): Record<TextField, Text> & Record<ListField, List> {
  const made = contentFields.map((field) => [field, isListField(field) ? makeList(field) : makeText(field)])
  return Object.fromEntries(made)
}

export function pickContent(job: StoredContent): JobContent {
  return mapContent(
    (field) => job[field] ?? '',
    (field) => [...job[field]]
  )
}

/** The fields that differ, in the order of the form. */
export function findChangedFields(before: StoredContent, after: StoredContent): ContentField[] {
  // A field that is not there says as little as an empty one.
  return contentFields.filter((field) => JSON.stringify(before[field] ?? '') !== JSON.stringify(after[field] ?? ''))
}

const companies = {
  'Pre Production': 'Meenakar Design Studio',
  Production: 'Suvarna Karigari Works',
  Others: 'Navratna Trade Services',
  'Back Office': 'Ratnadeep Jewels',
  'Office Boy': 'Heeramani Jewellers'
} satisfies Record<JobCategory, string>

/** The company of this category's sample postings, which the form suggests and never fills in. */
export function findDefaultCompany(category: JobCategory): string {
  return companies[category]
}
