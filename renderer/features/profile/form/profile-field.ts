import type { FieldProps } from '#renderer/components/form/field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { requiredProfileFields, type TypedProfileField } from '#shared/domain/user-profile.ts'
import type { ProfileWork } from './use-profile-form.ts'

/** Enough of a skill to find it again, in UTF-16 units. */
const beginning = 40

/** One field of the form with what is said around it. Required is the exception: the others say so. */
export function profileField(field: TypedProfileField, work: ProfileWork): FieldProps {
  const required = isRequired(field)
  return {
    name: field,
    label: t(`profile.field.${field}`),
    optional: required ? undefined : t('profile.optional'),
    help: helpOf(field),
    error: errorOf(field, work),
    required,
    value: work.content[field],
    onWrite: (text) => work.write({ [field]: text })
  }
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
