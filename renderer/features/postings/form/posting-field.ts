import type { FieldProps } from '#renderer/components/form/field.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ContentField } from '#shared/domain/job/job-content.ts'
import { type FieldProblem, type FieldProblems, type JobTexts, requiredFields } from '#shared/domain/job/job-form.ts'

/** What the fields of the form stand on. */
export interface PostingFieldsForm {
  texts: JobTexts
  problems: FieldProblems
  /** The job that is changed: a word of it that is no longer offered can be kept. */
  base: Job | undefined
  write(field: ContentField, text: string): void
}

/** One field of the form with what is said around it. Required is the rule: only the others say so. */
export function postingField(field: ContentField, { texts, problems, write }: PostingFieldsForm): FieldProps {
  const required = requiredFields.includes(field)
  const problem = problems[field]
  return {
    name: field,
    label: t(`post.field.${field}`),
    optional: required ? undefined : t('post.optional'),
    help: describeHelp(field),
    error: problem && describeProblem(field, problem, texts),
    required,
    value: texts[field],
    onWrite: (text) => write(field, text)
  }
}

function describeHelp(field: ContentField): string | undefined {
  switch (field) {
    case 'title':
    case 'company':
    case 'location':
    case 'keywords':
      return t(`post.help.${field}`)
    case 'salaryRange':
      return t('post.help.salaryRange', { standard: t('job.default.salary') })
    case 'responsibilities':
    case 'qualifications':
      return t('post.help.lines')
    default:
      return undefined
  }
}

const missing: Partial<Record<ContentField, MessageId>> = {
  title: 'post.missing.title',
  company: 'post.missing.company',
  location: 'post.missing.location',
  category: 'post.missing.category',
  type: 'post.missing.type',
  description: 'post.missing.description'
}

/** Enough of a line to find it again. */
const excerptLength = 40

/** Says what to do about a field that is refused. */
function describeProblem(field: ContentField, problem: FieldProblem, texts: JobTexts): string {
  switch (problem.reason) {
    case 'missing':
      return t(missing[field] ?? 'post.missing.title')
    case 'unknown':
      return t('post.problem.unknown', { word: texts[field] })
    case 'long':
      return t('post.problem.long', { most: problem.max, has: problem.actual })
    case 'many':
      return t(field === 'keywords' ? 'post.problem.manyWords' : 'post.problem.manyLines', {
        most: problem.max,
        has: problem.actual
      })
    case 'long-line':
      return t(field === 'keywords' ? 'post.problem.longWord' : 'post.problem.longLine', {
        most: problem.max,
        has: problem.actual,
        line: `${problem.line.slice(0, excerptLength)}…`
      })
  }
}
