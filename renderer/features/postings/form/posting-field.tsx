import type { ReactNode } from 'react'
import { Field, type FieldInput } from '#renderer/components/form/field.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { ContentField } from '#shared/domain/job-content.ts'
import { requiredFields } from '#shared/domain/job-form.ts'
import type { FormFields } from './form-fields.ts'
import { problemText } from './problem-text.ts'

interface Props {
  field: ContentField
  form: FormFields
  children: (input: FieldInput & { name: string; 'aria-required': true | undefined }) => ReactNode
}

/** One field of the form with its label, its help and what to do about a refusal. Required is the rule: only the others say so. */
export function PostingField({ field, form, children }: Props) {
  const required = requiredFields.includes(field)
  const problem = form.problems[field]
  return (
    <Field
      label={
        <>
          {t(`post.field.${field}`)} {!required && <span className="optional">{t('post.optional')}</span>}
        </>
      }
      help={helpOf(field)}
      error={problem && problemText(field, problem, form.texts)}
    >
      {(input) => children({ ...input, name: field, 'aria-required': required || undefined })}
    </Field>
  )
}

function helpOf(field: ContentField): string | undefined {
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
