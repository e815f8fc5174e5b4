import * as v from 'valibot'
import { isInvisible, removeHidden } from '../clean-text.ts'
import { splitWords } from '../parse-list-input.ts'
import { maxResumeNameLength } from '../text-limits.ts'
import { storedDocument, storedText } from '../well-formed-text.ts'
import { type CandidateProfile, noLink, setPublicProfileHidden } from './candidate.ts'
import { numberAudiences, sharesNumber } from './candidate-phone.ts'

const text = v.fallback(storedText, '')

/** Each goes to the employer with every application (copyApplicantProfile): a field for the person alone belongs into userProfileSchema. */
export const profileEntries = {
  name: text,
  headline: text,
  /** Usually one of jobLocations; any text is allowed. */
  location: text,
  /** As typed, comma-separated. */
  skills: text,
  /** '8 years at the bench'. */
  experience: text,
  /** Usually one of availabilities; empty: not chosen. */
  availability: text,
  /** Usually one of joiningPeriods; empty: not chosen. */
  joiningPeriod: text,
  /** May be empty. */
  resumeName: text,
  /** 'file:{name}' (createFileLink), an older record's address, or empty. */
  resumeUrl: text,
  /** 'file:{name}', an older record's address, or empty. */
  avatarUrl: text,
  contactNumber: text,
  highestQualification: text,
  /** 'file:{name}' of photographs of work; maxWorkPhotos at most. */
  photos: v.optional(v.fallback(v.array(storedText), () => []))
}

/** A person's own data, by uid; the public part is copied into their public profile. */
export const userProfileSchema = storedDocument({
  ...profileEntries,
  /** Of the public profile; stays when the name changes. */
  publicProfileId: v.optional(v.fallback(v.optional(v.string()), undefined)),
  /** undefined: never asked, and there is no public profile. */
  hidden: v.optional(v.fallback(v.boolean(), true)),
  /** undefined: 'applied'. */
  numberFor: v.optional(v.fallback(v.picklist(numberAudiences), 'nobody'))
})
export type UserProfile = v.InferOutput<typeof userProfileSchema>

export function hasChosenVisibility(profile: Pick<UserProfile, 'publicProfileId' | 'hidden'> | null): boolean {
  return profile !== null && (profile.publicProfileId !== undefined || profile.hidden !== undefined)
}

const profileFields = Object.keys(profileEntries) as (keyof typeof profileEntries)[]
export type ProfileContent = Pick<UserProfile, keyof typeof profileEntries>

export type TypedProfileField = Exclude<keyof ProfileContent, 'resumeName' | 'resumeUrl' | 'avatarUrl' | 'photos'>
export const typedProfileFields = profileFields.filter(
  (field): field is TypedProfileField => !['resumeName', 'resumeUrl', 'avatarUrl', 'photos'].includes(field)
)

export const emptyProfile = Object.fromEntries(
  profileFields.flatMap((field) => (field === 'photos' ? [] : [[field, '']]))
) as unknown as Readonly<ProfileContent>

export function pickContent(profile: ProfileContent): ProfileContent {
  return Object.fromEntries(profileFields.map((field) => [field, profile[field]])) as unknown as ProfileContent
}

/** Keeps fields of the stored public profile that a profile does not have. */
export function buildPublicProfile(
  profile: UserProfile,
  publicProfileId: string,
  stored: CandidateProfile | undefined
): CandidateProfile {
  const { id: uid, name, headline, location, experience, availability, joiningPeriod } = profile
  const publicProfile = {
    ...stored,
    ...{ id: publicProfileId, uid, name: name.trim(), headline, location, experience, availability, joiningPeriod },
    skills: splitWords(profile.skills),
    resumeUrl: profile.resumeUrl || noLink,
    aadharUrl: stored?.aadharUrl ?? noLink,
    avatar: profile.avatarUrl,
    hasNumber: sharesNumber(profile) || undefined
  }
  return setPublicProfileHidden(publicProfile, profile.hidden === true)
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
