import { profileLimits, skillLimits } from '../text-limits.ts'
import { parseSkills } from './candidate-search.ts'
import {
  findMissingProfileFields,
  type ProfileContent,
  type TypedProfileField,
  typedProfileFields
} from './user-profile.ts'

/** Why a field is refused. `skill` is the one that is meant. */
export type ProfileProblem =
  | { reason: 'missing' }
  | { reason: 'long'; max: number; actual: number }
  | { reason: 'many-skills'; max: number; actual: number }
  | { reason: 'long-skill'; max: number; actual: number; skill: string }

export type ProfileProblems = Partial<Record<TypedProfileField, ProfileProblem>>

/** What keeps a profile from being saved, by field. */
export function findProfileProblems(content: Pick<ProfileContent, TypedProfileField>): ProfileProblems {
  const problems: ProfileProblems = {}
  for (const field of typedProfileFields) {
    const problem =
      (field === 'skills' && findSkillsProblem(content.skills)) || findLengthProblem(field, content[field])
    if (problem) problems[field] = problem
  }
  for (const field of findMissingProfileFields(content)) problems[field] = { reason: 'missing' }
  return problems
}

/** Whether something of a profile is longer than it may be by now: what is only missing can be asked for. */
export function hasTooLongText(content: Pick<ProfileContent, TypedProfileField>): boolean {
  return Object.values(findProfileProblems(content)).some(({ reason }) => reason !== 'missing')
}

/** undefined: the text of this field is not too long. */
export function findLengthProblem(field: TypedProfileField, text: string): ProfileProblem | undefined {
  const max = profileLimits[field]
  return text.length > max ? { reason: 'long', max, actual: text.length } : undefined
}

function findSkillsProblem(text: string): ProfileProblem | undefined {
  const { max, maxLength } = skillLimits
  const skills = parseSkills(text)
  const long = skills.find(({ length }) => length > maxLength)
  if (long !== undefined) return { reason: 'long-skill', max: maxLength, actual: long.length, skill: long }
  return skills.length > max ? { reason: 'many-skills', max, actual: skills.length } : undefined
}
