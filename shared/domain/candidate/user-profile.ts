import * as v from 'valibot'
import { maxResumeNameLength } from '../text-limits.ts'
import { isInvisible, removeHidden } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'
import { type CandidateProfile, noLink, setCardHidden } from './candidate.ts'
import { parseSkills } from './candidate-search.ts'

/** What a person keeps about themself. Nobody else reads it; what others may see is copied into their public card. */
export interface UserProfile {
  /** The uid of the account. */
  id: string
  revision?: number | undefined
  name: string
  headline: string
  /** 'Surat GJ': usually one of jobLocations, but any text is allowed. */
  location: string
  /** As typed, with commas. */
  skills: string
  /** Free text, '8 years at the bench'. */
  experience: string
  /** One of availabilities on everything the product writes; empty when nothing was chosen. */
  availability: string
  /** One of joiningPeriods on everything the product writes; empty when nothing was chosen. */
  joiningPeriod: string
  /** The name of the file as the person knows it; empty when there is none. */
  resumeName: string
  /** 'file:{name}' of a stored file (createFileLink), an address of an older record, or empty. */
  resumeUrl: string
  /** 'file:{name}' of a stored picture, an address of an older record, or empty. */
  avatarUrl: string
  contactNumber: string
  highestQualification: string
  /** The id of the person's public card; absent until the first one is written. It stays the same when the name changes. */
  cardId?: string | undefined
  /** Whether the person does not want to be found; undefined: they were never asked. Then no card is made. */
  hidden?: boolean | undefined
}

/** Whether the person has said who may see them: there is a card already, or they have answered. */
export function hasChosenVisibility(profile: Pick<UserProfile, 'cardId' | 'hidden'> | null): boolean {
  return profile !== null && (profile.cardId !== undefined || profile.hidden !== undefined)
}

const text = v.fallback(storedText, '')

/** Parses an own profile stored by any version of the product and keeps fields it does not know. */
export const userProfileSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  name: text,
  headline: text,
  location: text,
  skills: text,
  experience: text,
  availability: text,
  joiningPeriod: text,
  resumeName: text,
  resumeUrl: text,
  avatarUrl: text,
  contactNumber: text,
  highestQualification: text,
  cardId: v.optional(v.fallback(v.optional(v.string()), undefined)),
  hidden: v.optional(v.fallback(v.boolean(), true))
}) satisfies v.GenericSchema<unknown, UserProfile>

/** What a person types and chooses. */
export const typedProfileFields = [
  'name',
  'headline',
  'location',
  'skills',
  'experience',
  'availability',
  'joiningPeriod',
  'contactNumber',
  'highestQualification'
] as const satisfies readonly (keyof UserProfile)[]
export type TypedProfileField = (typeof typedProfileFields)[number]

/** The same, and the files. */
export const profileFields = [...typedProfileFields, 'resumeName', 'resumeUrl', 'avatarUrl'] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileContent = Pick<UserProfile, ProfileField>

/** What stands in the profile of somebody who has written none. */
export const emptyProfile: Readonly<ProfileContent> = {
  name: '',
  headline: '',
  location: '',
  skills: '',
  experience: '',
  availability: '',
  joiningPeriod: '',
  resumeName: '',
  resumeUrl: '',
  avatarUrl: '',
  contactNumber: '',
  highestQualification: ''
}

export function pickContent(profile: ProfileContent): ProfileContent {
  return Object.fromEntries(profileFields.map((field) => [field, profile[field]])) as unknown as ProfileContent
}

/** The public card of a person. Fields of the stored card that a profile does not have stay. */
export function buildPublicCard(
  profile: UserProfile,
  cardId: string,
  stored: CandidateProfile | undefined
): CandidateProfile {
  const { id: uid, name, headline, location, experience, availability, joiningPeriod } = profile
  const card = {
    ...stored,
    ...{ id: cardId, uid, name: name.trim(), headline, location, experience, availability, joiningPeriod },
    skills: parseSkills(profile.skills),
    resumeUrl: profile.resumeUrl || noLink,
    aadharUrl: stored?.aadharUrl ?? noLink,
    avatar: profile.avatarUrl
  }
  return setCardHidden(card, profile.hidden === true)
}

/** The fields without which nobody can be found or apply. */
export const requiredProfileFields = ['name', 'headline', 'location'] as const

/** The required fields that are still blank. */
export function findMissingProfileFields(
  profile: Pick<UserProfile, (typeof requiredProfileFields)[number]> | undefined
): (typeof requiredProfileFields)[number][] {
  return requiredProfileFields.filter((field) => isInvisible(profile?.[field] ?? ''))
}

const filePrefix = 'file:'

/** How a record points at a stored file. */
export function createFileLink(name: string): string {
  return filePrefix + name
}

/** The name of the stored file that a record points at; undefined when it points at none. */
export function parseFileLink(link: string): string | undefined {
  return link.startsWith(filePrefix) ? link.slice(filePrefix.length) : undefined
}

/** The name of a résumé as it is stored: of one that is too long the middle goes, so that it still ends as it did. */
export function shortenResumeName(fullName: string): string {
  const fileName = removeHidden(fullName)
  if (fileName.length <= maxResumeNameLength) return fileName
  const [ending = ''] = /\.[^.\s]{1,10}\s*$/.exec(fileName) ?? []
  const suffix = ending.trimEnd()
  return `${takeWholeCharacters(fileName, maxResumeNameLength - suffix.length - 1)}…${suffix}`
}

/** The first so many UTF-16 units, less one where that would leave half a character. */
function takeWholeCharacters(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}
