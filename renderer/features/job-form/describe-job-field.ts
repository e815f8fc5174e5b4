import type { FieldProps } from '#renderer/components/form/labelled-field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type FormField, isRequired } from '#shared/domain/job/job-form-values.ts'
import { isQuestionField, type QuestionField, type QuestionPart } from '#shared/domain/job/screening-question-input.ts'
import type { JobField, JobFormState, JobProblem } from './use-job-form.ts'

export function formatFieldId(field: JobField): string {
  return `job-${field}`
}

/** Their labels say enough. */
const plainFields = [
  ...(['category', 'type', 'description', 'payTo', 'payUnit', 'payPerDay', 'experienceTo', 'weeklyOff'] as const),
  ...(['openings', 'benefits', 'trialPiece', 'walkInHours', 'walkInPlace', 'walkInContact', 'walkInDays'] as const)
]
type PlainField = (typeof plainFields)[number]

/** 'Question 1' of the first place. */
export function nameField(field: JobField): string {
  if (!isQuestionField(field)) return t(`post.field.${field}`)
  return t(`post.field.${field.slice(0, -1) as QuestionPart}`, { number: field.slice(-1) })
}

function hasHelp(field: FormField): field is Exclude<FormField, PlainField | QuestionField> {
  return !isQuestionField(field) && plainFields.every((plain) => plain !== field)
}

/** Required is the rule: only the others say so. */
export function describeJobField(field: FormField, { values, problems, write }: JobFormState): FieldProps {
  const problem = problems[field]
  return {
    id: formatFieldId(field),
    name: field,
    label: nameField(field),
    optional: isRequired(field) || field.startsWith('pay') || isQuestionField(field) ? undefined : t('post.optional'),
    help: hasHelp(field) ? t(`post.help.${field}`) : undefined,
    error: problem && describeProblem(field, problem, values[field]),
    required: isRequired(field),
    value: values[field],
    onChange: (text) => write({ [field]: text })
  }
}

/** A walk-in needs them. */
const isAskedWith = (field: FormField) => field === 'walkInDays' || field === 'walkInPlace'

/** How much of a line is quoted, in UTF-16 units. */
const excerptLength = 40

function describeProblem(field: FormField, problem: JobProblem, text: string): string {
  const isWords = field === 'keywords'
  switch (problem.reason) {
    case 'unknown':
      return t('post.problem.unknown', { word: text })
    case 'long':
      return t('post.problem.long', { max: problem.max, count: problem.actual })
    case 'many':
      return t(isWords ? 'post.problem.manyWords' : 'post.problem.manyLines', {
        max: problem.max,
        count: problem.actual
      })
    case 'long-line':
      return t(isWords ? 'post.problem.longWord' : 'post.problem.longLine', {
        max: problem.max,
        count: problem.actual,
        line: `${problem.line.slice(0, excerptLength)}…`
      })
    case 'figure':
    case 'reversed':
    case 'count':
    case 'years':
    case 'repeated':
    case 'fewChoices':
    case 'number':
      return t(`post.problem.${problem.reason}`)
    default:
      if (isQuestionField(field)) return t('post.missing.question')
      return t(isRequired(field) || isAskedWith(field) ? `post.missing.${field}` : 'post.missing.title')
  }
}
