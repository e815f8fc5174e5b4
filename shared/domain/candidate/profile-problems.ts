import { splitWords } from '../parse-list-input.ts'
import { hasPhone } from '../phone.ts'
import { profileLimits, skillLimits } from '../text-limits.ts'
import {
  findMissingProfileFields,
  type ProfileContent,
  type TypedProfileField,
  typedProfileFields
} from './user-profile.ts'

export type ProfileProblem =
  | { reason: 'missing' }
  /** A contact number without a number in it. */
  | { reason: 'phone' }
  | { reason: 'long'; max: number; actual: number }
  | { reason: 'many-skills'; max: number; actual: number }
  | { reason: 'long-skill'; max: number; actual: number; skill: string }

type ProfileProblems = Partial<Record<TypedProfileField, ProfileProblem>>

export function findProfileProblems(content: Pick<ProfileContent, TypedProfileField>): ProfileProblems {
  const problems: ProfileProblems = {}
  for (const field of typedProfileFields) {
    const problem =
      (field === 'skills' && findSkillsProblem(content.skills)) ||
      findLengthProblem(field, content[field]) ||
      (field === 'contactNumber' && findPhoneProblem(content.contactNumber))
    if (problem) problems[field] = problem
  }
  for (const field of findMissingProfileFields(content)) problems[field] = { reason: 'missing' }
  return problems
}

/** Of the profile and of an application alike. An empty text is no problem here. */
export function findPhoneProblem(text: string): { reason: 'phone' } | undefined {
  return text.trim() === '' || hasPhone(text) ? undefined : { reason: 'phone' }
}

/** Missing fields can be asked for; texts that are too long by now cannot. */
export function hasTooLongText(content: Pick<ProfileContent, TypedProfileField>): boolean {
  return Object.values(findProfileProblems(content)).some(({ reason }) => reason !== 'missing' && reason !== 'phone')
}

/** undefined: not too long. */
export function findLengthProblem(field: TypedProfileField, text: string): ProfileProblem | undefined {
  const max = profileLimits[field]
  return text.length > max ? { reason: 'long', max, actual: text.length } : undefined
}

function findSkillsProblem(text: string): ProfileProblem | undefined {
  const { max, maxLength } = skillLimits
  const skills = splitWords(text)
  const long = skills.find(({ length }) => length > maxLength)
  if (long !== undefined) return { reason: 'long-skill', max: maxLength, actual: long.length, skill: long }
  return skills.length > max ? { reason: 'many-skills', max, actual: skills.length } : undefined
}
