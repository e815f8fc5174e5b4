import type { FieldProps } from '#renderer/components/form/field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { requiredProfileFields, type TypedProfileField } from '#shared/domain/candidate/user-profile.ts'
import type { ProfileFormState } from './use-profile-form.ts'

/** Enough of a skill to find it again, in UTF-16 units. */
const excerptLength = 40

/** One field of the form with what is said around it. Required is the exception: the others say so. */
export function profileField(field: TypedProfileField, work: ProfileFormState): FieldProps {
  const required = isRequired(field)
  return {
    name: field,
    label: t(`profile.field.${field}`),
    optional: required ? undefined : t('profile.optional'),
    help: describeHelp(field),
    error: describeError(field, work),
    required,
    value: work.content[field],
    onWrite: (text) => work.write({ [field]: text })
  }
}

function isRequired(field: TypedProfileField): field is (typeof requiredProfileFields)[number] {
  return requiredProfileFields.some((required) => required === field)
}

function describeError(field: TypedProfileField, { problems }: ProfileFormState): string | undefined {
  const problem = problems[field]
  switch (problem?.reason) {
    case 'long':
      return t('profile.long', { most: problem.max, has: problem.actual })
    case 'many-skills':
      return t('profile.manySkills', { most: problem.max, has: problem.actual })
    case 'long-skill':
      return t('profile.longSkill', {
        most: problem.max,
        has: problem.actual,
        skill: `${problem.skill.slice(0, excerptLength)}…`
      })
    default:
      return problem && isRequired(field) ? t(`profile.missing.${field}`) : undefined
  }
}

function describeHelp(field: TypedProfileField): string | undefined {
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
