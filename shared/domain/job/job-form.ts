import * as v from 'valibot'
import { cleanLine, cleanProse } from '../visible-text.ts'
import { jobTypes } from './job-choices.ts'
import {
  type ContentField,
  contentFields,
  contentKinds,
  type JobContent,
  jobLimits,
  mapContent,
  type StoredContent,
  type TextField
} from './job-content.ts'
import { jobCategories } from './job-vocabulary.ts'

/** One text a field, as typed. */
export type JobTexts = Record<ContentField, string>

/** `line`: the entry in question. */
export type FieldProblem =
  | { reason: 'missing' | 'unknown' }
  | { reason: 'long'; max: number; actual: number }
  | { reason: 'many'; max: number; actual: number }
  | { reason: 'long-line'; max: number; actual: number; line: string }

export type FieldProblems = Partial<Record<ContentField, FieldProblem>>

export const requiredFields = [
  'title',
  'company',
  'location',
  'category',
  'type',
  'description'
] as const satisfies readonly ContentField[]
export type RequiredField = (typeof requiredFields)[number]

export function isRequired(field: ContentField): field is RequiredField {
  return requiredFields.some((required) => required === field)
}

export const emptyTexts: JobTexts = mapContent(
  () => '',
  () => ''
)

/** As stored, valid or not. */
export function parseContent(texts: JobTexts): JobContent {
  return mapContent(
    (field) => (contentKinds[field] === 'prose' ? cleanProse : cleanLine)(texts[field]),
    (field) => (contentKinds[field] === 'words' ? splitWords : splitLines)(texts[field])
  )
}

/** As one would have typed it. */
export function formatTexts(job: StoredContent): JobTexts {
  return mapContent(
    (field) => job[field] ?? '',
    (field) => job[field].join(contentKinds[field] === 'words' ? ', ' : '\n')
  )
}

/** @param earlier the changed job: its category and type may stay, even if no longer offered */
export function validateJobTexts(
  texts: JobTexts,
  earlier?: Pick<JobContent, 'category' | 'type'>
): { content: JobContent } | { problems: FieldProblems } {
  const read = v.safeParse(buildContentSchema(earlier), parseContent(texts), { abortPipeEarly: true })
  if (read.success) return { content: read.output }
  const problems: FieldProblems = {}
  for (const issue of read.issues) {
    const [field, part] = issue.path ?? []
    const name = contentFields.find((known) => known === field?.key)
    if (name) problems[name] ??= describeProblem(issue, part !== undefined)
  }
  return { problems }
}

/** The fields whose typed text differs from the job, in the order of the form. */
export function findDifferingFields(texts: JobTexts, job: StoredContent): ContentField[] {
  const typed = parseContent(texts)
  const stored = parseContent(formatTexts(job))
  return contentFields.filter((field) => JSON.stringify(typed[field]) !== JSON.stringify(stored[field]))
}

function buildContentSchema(earlier?: Pick<JobContent, 'category' | 'type'>) {
  const { lines, keywords, ...lengths } = jobLimits
  const text = (max: number) => v.pipe(v.string(), v.maxLength(max, 'long'))
  const required = (max: number) => v.pipe(v.string(), v.nonEmpty('missing'), v.maxLength(max, 'long'))
  const choice = (offered: readonly string[], current: string | undefined) =>
    v.pipe(
      v.string(),
      v.nonEmpty('missing'),
      v.check((word) => offered.includes(word) || (current !== undefined && word === cleanLine(current)), 'unknown')
    )
  const list = ({ max, maxLength }: { max: number; maxLength: number }) =>
    v.pipe(v.array(text(maxLength)), v.maxLength(max, 'many'))
  const choices = { category: choice(jobCategories, earlier?.category), type: choice(jobTypes, earlier?.type) }
  const entries = mapContent(
    (field: TextField): v.GenericSchema<string> => {
      if (field === 'category' || field === 'type') return choices[field]
      return (isRequired(field) ? required : text)(lengths[field])
    },
    (field) => list(contentKinds[field] === 'words' ? keywords : lines)
  )
  return v.object(entries) satisfies v.GenericSchema<unknown, JobContent>
}

function describeProblem({ message, requirement, input }: v.BaseIssue<unknown>, inList: boolean): FieldProblem {
  const max = typeof requirement === 'number' ? requirement : 0
  if (message === 'many') return { reason: 'many', max, actual: Array.isArray(input) ? input.length : 0 }
  if (message !== 'long') return { reason: message === 'unknown' ? 'unknown' : 'missing' }
  const text = String(input)
  if (inList) return { reason: 'long-line', max, actual: text.length, line: text }
  return { reason: 'long', max, actual: text.length }
}

function splitLines(text: string): string[] {
  return cleanProse(text)
    .split('\n')
    .map((line) => cleanLine(line))
    .filter((line) => line !== '')
}

/** The first of words that differ only in case stays. */
function splitWords(text: string): string[] {
  const foundKeys = new Map<string, string>()
  for (const word of cleanProse(text).split(',').map(cleanLine)) {
    const key = word.toLowerCase()
    if (word !== '' && !foundKeys.has(key)) foundKeys.set(key, word)
  }
  return [...foundKeys.values()]
}
