import { skillsIn } from './candidate-search.ts'
import { profileLimits, skillLimits } from './text-limits.ts'
import {
  missingProfileFields,
  type ProfileContent,
  type TypedProfileField,
  typedProfileFields
} from './user-profile.ts'

/** Why a field is refused. `skill` is the one that is meant. */
export type ProfileProblem =
  | { reason: 'missing' }
  | { reason: 'long'; most: number; has: number }
  | { reason: 'many-skills'; most: number; has: number }
  | { reason: 'long-skill'; most: number; has: number; skill: string }

export type ProfileProblems = Partial<Record<TypedProfileField, ProfileProblem>>

/** What keeps a profile from being saved, by field. */
export function profileProblems(content: Pick<ProfileContent, TypedProfileField>): ProfileProblems {
  const problems: ProfileProblems = {}
  for (const field of typedProfileFields) {
    const problem = (field === 'skills' && skillsProblem(content.skills)) || longProblem(field, content[field])
    if (problem) problems[field] = problem
  }
  for (const field of missingProfileFields(content)) problems[field] = { reason: 'missing' }
  return problems
}

/** Whether something of a profile is longer than it may be by now: what is only missing can be asked for. */
export function hasTooLongText(content: Pick<ProfileContent, TypedProfileField>): boolean {
  return Object.values(profileProblems(content)).some(({ reason }) => reason !== 'missing')
}

/** undefined: the text of this field is not too long. */
export function longProblem(field: TypedProfileField, text: string): ProfileProblem | undefined {
  const most = profileLimits[field]
  return text.length > most ? { reason: 'long', most, has: text.length } : undefined
}

function skillsProblem(text: string): ProfileProblem | undefined {
  const { most, each } = skillLimits
  const skills = skillsIn(text)
  const long = skills.find(({ length }) => length > each)
  if (long !== undefined) return { reason: 'long-skill', most: each, has: long.length, skill: long }
  return skills.length > most ? { reason: 'many-skills', most, has: skills.length } : undefined
}
