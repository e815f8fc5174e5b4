import type { ReactNode } from 'react'
import { Field, type FieldInput } from '#renderer/components/form/field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { requiredProfileFields, type TypedProfileField } from '#shared/domain/user-profile.ts'
import type { ProfileWork } from './use-profile-work.ts'

/** Enough of a skill to find it again, in UTF-16 units. */
const beginning = 40

interface Props {
  field: TypedProfileField
  work: ProfileWork
  children: (input: FieldInput & { name: string; 'aria-required': true | undefined }) => ReactNode
}

/** One field of the form with its label, its help and what to do about a refusal. Required is the exception: the others say so. */
export function ProfileField({ field, work, children }: Props) {
  const required = isRequired(field)
  return (
    <Field
      label={
        <>
          {t(`profile.field.${field}`)} {!required && <span className="optional">{t('profile.optional')}</span>}
        </>
      }
      help={helpOf(field)}
      error={errorOf(field, work)}
    >
      {(input) => children({ ...input, name: field, 'aria-required': required || undefined })}
    </Field>
  )
}

function isRequired(field: TypedProfileField): field is (typeof requiredProfileFields)[number] {
  return requiredProfileFields.some((required) => required === field)
}

function errorOf(field: TypedProfileField, { problems }: ProfileWork): string | undefined {
  const problem = problems[field]
  switch (problem?.reason) {
    case 'long':
      return t('profile.long', { most: problem.most, has: problem.has })
    case 'many-skills':
      return t('profile.manySkills', { most: problem.most, has: problem.has })
    case 'long-skill':
      return t('profile.longSkill', {
        most: problem.most,
        has: problem.has,
        skill: `${problem.skill.slice(0, beginning)}…`
      })
    default:
      return problem && isRequired(field) ? t(`profile.missing.${field}`) : undefined
  }
}

function helpOf(field: TypedProfileField): string | undefined {
  switch (field) {
    case 'headline':
    case 'skills':
    case 'experience':
    case 'contactNumber':
    case 'highestQualification':
      return t(`profile.help.${field}`)
    default:
      return undefined
  }
}
