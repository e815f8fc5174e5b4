import * as v from 'valibot'
import { maxResumeNameLength } from '../text-limits.ts'
import { isInvisible, removeHidden } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'
import { type CandidateProfile, noLink, setCardHidden } from './candidate.ts'
import { parseSkills } from './candidate-search.ts'

/** A person's own data; the public part is copied into their card. */
export interface UserProfile {
  /** The uid. */
  id: string
  revision?: number | undefined
  name: string
  headline: string
  /** Usually one of jobLocations; any text is allowed. */
  location: string
  /** As typed, comma-separated. */
  skills: string
  /** '8 years at the bench'. */
  experience: string
  /** Usually one of availabilities; empty: not chosen. */
  availability: string
  /** Usually one of joiningPeriods; empty: not chosen. */
  joiningPeriod: string
  /** May be empty. */
  resumeName: string
  /** 'file:{name}' (createFileLink), an older record's address, or empty. */
  resumeUrl: string
  /** 'file:{name}', an older record's address, or empty. */
  avatarUrl: string
  contactNumber: string
  highestQualification: string
  /** Of the public card; stays when the name changes. */
  cardId?: string | undefined
  /** undefined: never asked, and there is no card. */
  hidden?: boolean | undefined
}

export function hasChosenVisibility(profile: Pick<UserProfile, 'cardId' | 'hidden'> | null): boolean {
  return profile !== null && (profile.cardId !== undefined || profile.hidden !== undefined)
}

const text = v.fallback(storedText, '')

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

export const profileFields = [...typedProfileFields, 'resumeName', 'resumeUrl', 'avatarUrl'] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileContent = Pick<UserProfile, ProfileField>

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

/** Keeps fields of the stored card that a profile does not have. */
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

/** Needed to be found and to apply. */
export const requiredProfileFields = ['name', 'headline', 'location'] as const

export function findMissingProfileFields(
  profile: Pick<UserProfile, (typeof requiredProfileFields)[number]> | undefined
): (typeof requiredProfileFields)[number][] {
  return requiredProfileFields.filter((field) => isInvisible(profile?.[field] ?? ''))
}

const filePrefix = 'file:'

export function createFileLink(name: string): string {
  return filePrefix + name
}

/** undefined: the link is no stored file. */
export function parseFileLink(link: string): string | undefined {
  return link.startsWith(filePrefix) ? link.slice(filePrefix.length) : undefined
}

/** The stored name: too long a one loses its middle, and keeps its ending. */
export function shortenResumeName(fullName: string): string {
  const fileName = removeHidden(fullName)
  if (fileName.length <= maxResumeNameLength) return fileName
  const [ending = ''] = /\.[^.\s]{1,10}\s*$/.exec(fileName) ?? []
  const suffix = ending.trimEnd()
  return `${takeWholeCharacters(fileName, maxResumeNameLength - suffix.length - 1)}…${suffix}`
}

/** At most so many UTF-16 units, and no half character. */
function takeWholeCharacters(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}
