import * as v from 'valibot'
import { createRandomEnding, hasSameContent } from '../../documents/document.ts'
import type { SessionUser } from '../account/session-user.ts'
import type { WriteRule } from '../account/write-rule.ts'
import { splitWords } from '../parse-list-input.ts'
import { isWithinPersonLimits } from '../text-limits.ts'
import { documentEntries, storedObject, storedText, toWellFormed } from '../well-formed-text.ts'

export const availabilities = ['Actively searching', 'Not now', 'Open to offers'] as const
export type Availability = (typeof availabilities)[number]

export const joiningPeriods = ['ASAP', '2 weeks', '1 month', '2 months', '3 months+'] as const

const documentNames = ['resume', 'aadhar'] as const
export type CandidateDocumentKind = (typeof documentNames)[number]

/** Stored for a missing link; an empty text means the same. */
export const noLink = '#'

// An unusable field counts as empty: the rest of an older record is worth showing.
const text = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((given) => (typeof given === 'string' || typeof given === 'number' ? toWellFormed(String(given)) : ''))
)

/** Older records hold a typed text. */
const skills = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((given) => {
    const list: unknown[] = Array.isArray(given) ? given : typeof given === 'string' ? splitWords(given) : []
    return list.flatMap((skill) =>
      typeof skill === 'string' && skill.trim() !== '' ? [toWellFormed(skill.trim())] : []
    )
  })
)

export const candidateEntries = {
  ...documentEntries,
  name: v.pipe(
    storedText,
    v.check((name) => name.trim() !== '')
  ),
  headline: text,
  /** Usually one of jobLocations; any text is allowed. */
  location: text,
  skills,
  /** '8 years at the bench'. */
  experience: text,
  /** Usually one of availabilities; older records may hold any text. */
  availability: text,
  joiningPeriod: text,
  /** An address, or noLink. */
  resumeUrl: text,
  /** The address of an identity document, or noLink; never the number itself. */
  aadharUrl: text,
  /** An address; may be empty. */
  avatar: text,
  /** On a shared board, where the addresses lie apart and are empty here. */
  documents: v.fallback(v.optional(v.object({ resume: v.boolean(), aadhar: v.boolean() })), undefined),
  /** The owner's; samples and older records have none, and cannot be written. */
  uid: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((uid) => (typeof uid === 'string' && uid !== '' ? uid : undefined))
  ),
  /** Anything but false hides the public profile. */
  hidden: v.pipe(
    v.nullish(v.unknown(), false),
    v.transform((hidden) => hidden !== false)
  ),
  /** Employers are shown the owner's number (candidate-phone.ts). */
  hasNumber: v.fallback(v.optional(v.literal(true)), undefined),
  /** Hidden by the administrator, who alone can show it again. */
  blocked: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((blocked) => (blocked === undefined ? undefined : (true as const)))
    )
  ),
  /** With `blocked`: whether the owner hides it, too. */
  ownerHidden: v.optional(v.fallback(v.boolean(), true))
}

export const candidateSchema = storedObject(candidateEntries)
type StoredPublicProfile = v.InferOutput<typeof candidateSchema>

/** A new public profile may lack what a stored one is read with. */
export type CandidateProfile = Omit<StoredPublicProfile, 'uid' | 'hidden'> & {
  uid?: string | undefined
  hidden?: boolean | undefined
}

/** Lower case, Latin letters and digits, else underscores; empty without a Latin letter. */
export function createCandidateId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plainLetters.get(letter) ?? '')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 80)
    .replace(/^_+|_+$/g, '')
}

/** Letters that Unicode does not decompose. */
const plainLetters = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }))

/** The id, or the first free one of id_2, id_3 …. */
export function findFreeCandidateId(base: string, isTaken: (id: string) => boolean): string {
  let id = base
  for (let number = 2; isTaken(id); number += 1) id = `${base}_${number}`
  return id
}

/** 'candidate_{random ending}', for a name without Latin letters. */
export function createRandomCandidateId(random = Math.random): string {
  return `candidate_${createRandomEnding(random)}`
}

/** A public profile without a uid has no owner. */
export function isOwnPublicProfile(viewer: Pick<SessionUser, 'uid'> | null, candidate: CandidateProfile): boolean {
  return viewer !== null && viewer.uid !== '' && candidate.uid === viewer.uid
}

/** An address, empty or noLink. */
export function readDocumentAddress(
  candidate: Pick<CandidateProfile, 'resumeUrl' | 'aadharUrl'>,
  candidateDocument: CandidateDocumentKind
): string {
  return (candidateDocument === 'resume' ? candidate.resumeUrl : candidate.aadharUrl).trim()
}

/** 'closed': always, to this kind of viewer; else until the address is verified or the employer confirmed. */
type ClosedDocuments = 'closed' | 'unverified' | 'unconfirmed'

/** @param owner uid, if the person has an account */
export function findDocumentAccess(viewer: SessionUser | null, owner: string | undefined): ClosedDocuments | 'open' {
  if (viewer?.isAdmin || (viewer && viewer.uid !== '' && viewer.uid === owner)) return 'open'
  if (!viewer?.isEmployer) return 'closed'
  if (viewer.unverified) return 'unverified'
  return viewer.unconfirmed ? 'unconfirmed' : 'open'
}

/** 'none': not given. */
export function findDocumentState(
  viewer: SessionUser | null,
  candidate: CandidateProfile,
  candidateDocument: CandidateDocumentKind
): DocumentState {
  const address = readDocumentAddress(candidate, candidateDocument)
  if (!candidate.documents?.[candidateDocument] && (address === '' || address === noLink)) return 'none'
  return findDocumentAccess(viewer, candidate.uid)
}

type DocumentState = ClosedDocuments | 'none' | 'open'

export function setPublicProfileBlocked(publicProfile: CandidateProfile, blocked: boolean): CandidateProfile {
  const { blocked: isBlocked = false, ownerHidden = false, ...shown } = publicProfile
  if (isBlocked === blocked) return publicProfile
  return blocked
    ? { ...publicProfile, blocked, hidden: true, ownerHidden: publicProfile.hidden === true }
    : { ...shown, hidden: ownerHidden }
}

/** The wish of the owner, which is only noted while the public profile is blocked. */
export function setPublicProfileHidden(publicProfile: CandidateProfile, hidden: boolean): CandidateProfile {
  return publicProfile.blocked ? { ...publicProfile, hidden: true, ownerHidden: hidden } : { ...publicProfile, hidden }
}

/** Owners write their public profiles; the administrator blocks and unblocks; both remove. */
export const canWritePublicProfile: WriteRule<CandidateProfile> = (actor, before, after) => {
  if (actor?.role === 'Admin' && before)
    return after === undefined || hasSameContent(setPublicProfileBlocked(before, before.blocked !== true), after)
  return (
    [before, after].every((publicProfile) => publicProfile === undefined || isOwnPublicProfile(actor, publicProfile)) &&
    isWithinPersonLimits(before, after) &&
    (after === undefined || isBlockKept(before, after))
  )
}

function isBlockKept(before: CandidateProfile | undefined, after: CandidateProfile): boolean {
  return before?.blocked ? after.blocked === true && after.hidden === true : after.blocked === undefined
}
