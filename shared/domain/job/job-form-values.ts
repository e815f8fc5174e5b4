import { cleanLine, cleanProse } from '../clean-text.ts'
import { splitLines, splitWords } from '../parse-list-input.ts'
import { jobCategories } from './job-categories-and-statuses.ts'
import {
  type ContentField,
  contentFields,
  contentKinds,
  findChangedFields,
  isListField,
  type JobContent,
  jobLimits,
  type ListField,
  mapContent,
  type ReviewedField,
  type StoredContent,
  type TextField
} from './job-content-fields.ts'
import { emptyTermTexts, formatTermTexts, readTermTexts, type TermProblem } from './job-terms-input.ts'
import { jobTypes } from './job-types-and-locations.ts'
import { emptyPayTexts, formatPayTexts, type PayField, readPayTexts } from './pay-input.ts'
import {
  emptyQuestionTexts,
  formatQuestionTexts,
  type QuestionField,
  type QuestionProblem,
  readQuestionTexts
} from './screening-question-input.ts'

export type FormField = Exclude<ReviewedField, 'questions'> | PayField | QuestionField
export type JobTexts = Record<FormField, string>

/** `line`: the entry in question. */
export type FieldProblem =
  | { reason: 'missing' | 'unknown' | 'figure' | 'reversed' }
  | TermProblem
  | QuestionProblem
  | { reason: 'long'; max: number; actual: number }
  | { reason: 'many'; max: number; actual: number }
  | { reason: 'long-line'; max: number; actual: number; line: string }

export type FieldProblems = Partial<Record<FormField, FieldProblem>>

export const requiredFields = [
  'title',
  'company',
  'location',
  'category',
  'type',
  'description'
] as const satisfies readonly ContentField[]
type RequiredField = (typeof requiredFields)[number]

export function isRequired(field: FormField): field is RequiredField {
  return requiredFields.some((required) => required === field)
}

export const emptyTexts: JobTexts = {
  ...mapContent(
    () => '',
    () => ''
  ),
  ...emptyTermTexts,
  ...emptyPayTexts,
  ...emptyQuestionTexts
}

export const formFields = Object.keys(emptyTexts) as FormField[]

/** As stored, valid or not. */
export function parseContent(texts: JobTexts): JobContent {
  const content = mapContent(
    (field) => (contentKinds[field] === 'prose' ? cleanProse : cleanLine)(texts[field]),
    (field) => (contentKinds[field] === 'words' ? splitWords : splitLines)(texts[field])
  )
  const { terms } = readTermTexts(texts)
  const { questions } = readQuestionTexts(texts)
  return { ...content, salaryRange: cleanLine(readPayTexts(texts).text), terms, questions }
}

export function formatTexts(job: StoredContent): JobTexts {
  const content = mapContent(
    (field) => job[field] ?? '',
    (field) => job[field].join(contentKinds[field] === 'words' ? ', ' : '\n')
  )
  return {
    ...content,
    ...formatTermTexts(job.terms),
    ...formatPayTexts(job.salaryRange),
    ...formatQuestionTexts(job.questions)
  }
}

/** @param earlier the changed job: its category and type may stay, even if no longer offered */
export function validateJobTexts(
  texts: JobTexts,
  earlier?: Pick<JobContent, 'category' | 'type'>
): { content: JobContent } | { problems: FieldProblems } {
  const content = parseContent(texts)
  const problems: FieldProblems = { ...readTermTexts(texts).problems, ...readQuestionTexts(texts).problems }
  for (const [field, reason] of Object.entries(readPayTexts(texts).problems)) problems[field as PayField] = { reason }
  for (const field of contentFields) {
    const problem = isListField(field) ? findListProblem(field, content[field]) : findProblem(field, content, earlier)
    if (problem) problems[field] = problem
  }
  return Object.keys(problems).length === 0 ? { content } : { problems }
}

/** The fields whose typed text differs from the job, in the order of the form. */
export function findDifferingFields(texts: JobTexts, job: StoredContent): ReviewedField[] {
  return findChangedFields(parseContent(texts), parseContent(formatTexts(job)))
}

const choices = { category: jobCategories, type: jobTypes } as const

function findProblem(
  field: TextField,
  content: JobContent,
  earlier: Pick<JobContent, 'category' | 'type'> | undefined
): FieldProblem | undefined {
  const text = content[field]
  if (text === '') return isRequired(field) ? { reason: 'missing' } : undefined
  if (field === 'category' || field === 'type') {
    const isOffered = choices[field].some((choice) => choice === text)
    return isOffered || (earlier && text === cleanLine(earlier[field])) ? undefined : { reason: 'unknown' }
  }
  const max = jobLimits[field]
  return text.length > max ? { reason: 'long', max, actual: text.length } : undefined
}

function findListProblem(field: ListField, list: readonly string[]): FieldProblem | undefined {
  const { max, maxLength } = contentKinds[field] === 'words' ? jobLimits.keywords : jobLimits.lines
  const line = list.find(({ length }) => length > maxLength)
  if (line !== undefined) return { reason: 'long-line', max: maxLength, actual: line.length, line }
  return list.length > max ? { reason: 'many', max, actual: list.length } : undefined
}
