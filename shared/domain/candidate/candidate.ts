import * as v from 'valibot'
import { hasSameFields } from '../../documents/same-fields.ts'
import type { SessionUser } from '../account/session-user.ts'
import { isWithinPersonLimits } from '../text-limits.ts'
import { storedText, toWellFormed } from '../well-formed.ts'

export const availabilities = ['Actively searching', 'Not now', 'Open to offers'] as const
export type Availability = (typeof availabilities)[number]

export const joiningPeriods = ['ASAP', '2 weeks', '1 month', '2 months', '3 months+'] as const

export const paperNames = ['resume', 'aadhar'] as const
export type Paper = (typeof paperNames)[number]

/** What a link that is not given is stored as; an empty text means the same. */
export const noLink = '#'

/** What everybody who is signed in may see of a candidate. */
export interface CandidateProfile {
  /** Derived from the name, see createCandidateId. */
  id: string
  revision?: number | undefined
  name: string
  headline: string
  /** 'Surat GJ': usually one of jobLocations, but any text is allowed. */
  location: string
  skills: string[]
  /** Free text, '8 years at the bench'. */
  experience: string
  /** One of availabilities on everything the product writes; older records may hold another word, or none. */
  availability: string
  /** One of joiningPeriods on everything the product writes. */
  joiningPeriod: string
  /** An address, or noLink. */
  resumeUrl: string
  /** An address where the identity document lies, or noLink. Never the number itself. */
  aadharUrl: string
  /** An address of a picture; empty when there is none. */
  avatar: string
  /** On a shared board: which papers there are. Where they lie is asked for when one is opened; the two addresses are empty. */
  papers?: Record<Paper, boolean> | undefined
  /** Whose it is. Samples and older records have none, and nobody can write them. */
  uid?: string | undefined
  /** The card stays stored and nobody finds it: the candidate took it down, or the administrator has hidden it. */
  hidden?: boolean | undefined
  /** The administrator has hidden it, and alone can show it again. */
  blocked?: true | undefined
  /** With `blocked`: whether the candidate, too, wants it hidden. */
  ownerHidden?: boolean | undefined
}

// A field that cannot be used counts as left empty: the rest of an older record is worth showing.
const text = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((given) => (typeof given === 'string' || typeof given === 'number' ? toWellFormed(String(given)) : ''))
)

/** Older records hold the skills as they were typed, with commas. */
const skills = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((given) => {
    const list: unknown[] = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : []
    return list.flatMap((skill) =>
      typeof skill === 'string' && skill.trim() !== '' ? [toWellFormed(skill.trim())] : []
    )
  })
)

/** The parts of a profile that a record of any kind may carry. */
export const candidateEntries = {
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  name: v.pipe(
    storedText,
    v.check((name) => name.trim() !== '')
  ),
  headline: text,
  location: text,
  skills,
  experience: text,
  availability: text,
  joiningPeriod: text,
  resumeUrl: text,
  aadharUrl: text,
  avatar: text,
  papers: v.fallback(v.optional(v.object({ resume: v.boolean(), aadhar: v.boolean() })), undefined),
  uid: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((uid) => (typeof uid === 'string' && uid !== '' ? uid : undefined))
  ),
  // Whatever is not a plain no hides the card.
  hidden: v.pipe(
    v.nullish(v.unknown(), false),
    v.transform((hidden) => hidden !== false)
  ),
  blocked: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((blocked) => (blocked === undefined ? undefined : (true as const)))
    )
  ),
  ownerHidden: v.optional(v.fallback(v.boolean(), true))
}

/** Parses a public profile stored by any version of the product and keeps fields it does not know. */
export const candidateSchema = v.looseObject(candidateEntries) satisfies v.GenericSchema<unknown, CandidateProfile>

/** The id for a name: lower case, Latin letters and digits, all else an underscore. Empty when nothing Latin is left. */
export function createCandidateId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 80)
    .replace(/^_+|_+$/g, '')
}

/** Latin letters that are no plain letter with a mark. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** The id, or the first of id_2, id_3 … that is free. */
export function findFreeCandidateId(base: string, isTaken: (id: string) => boolean): string {
  let id = base
  for (let number = 2; isTaken(id); number += 1) id = `${base}_${number}`
  return id
}

/** The id of somebody whose name has no Latin letter, 'candidate_{eight of 0-9 and a-z}'. */
export function createRandomCandidateId(random: () => number = Math.random): string {
  const ending = Math.floor(random() * 36 ** 8)
    .toString(36)
    .padStart(8, '0')
  return `candidate_${ending}`
}

/** Whose card it is: nobody's without a uid. */
export function isOwnCard(viewer: Pick<SessionUser, 'uid'> | null, candidate: CandidateProfile): boolean {
  return viewer !== null && viewer.uid !== '' && candidate.uid === viewer.uid
}

/** Where a paper of a candidate lies, as the card says it: an address, empty or noLink. */
export function readPaperAddress(candidate: Pick<CandidateProfile, 'resumeUrl' | 'aadharUrl'>, paper: Paper): string {
  return (paper === 'resume' ? candidate.resumeUrl : candidate.aadharUrl).trim()
}

/** Why papers stay closed: to people of this kind always, or until the employer's address is verified, or the employer is confirmed. */
export type ClosedPapers = 'closed' | 'unverified' | 'unconfirmed'

/** Whether the papers of a person can be opened by this viewer. `owner`: uid of the person, if there is one. */
export function findPapersAccess(viewer: SessionUser | null, owner: string | undefined): ClosedPapers | 'open' {
  if (viewer?.isAdmin || (viewer && viewer.uid !== '' && viewer.uid === owner)) return 'open'
  if (!viewer?.isEmployer) return 'closed'
  if (viewer.unverified) return 'unverified'
  return viewer.unconfirmed ? 'unconfirmed' : 'open'
}

/** Whether a paper of a candidate can be opened: 'none' was given, it is closed to this viewer, or 'open'. */
export function findPaperState(viewer: SessionUser | null, candidate: CandidateProfile, paper: Paper): PaperState {
  const address = readPaperAddress(candidate, paper)
  if (!candidate.papers?.[paper] && (address === '' || address === noLink)) return 'none'
  return findPapersAccess(viewer, candidate.uid)
}

export type PaperState = ClosedPapers | 'none' | 'open'

/** The card as the administrator hides it from the search, or shows it again as its owner wants it. */
export function setCardBlocked(card: CandidateProfile, blocked: boolean): CandidateProfile {
  const { blocked: isBlocked = false, ownerHidden = false, ...shown } = card
  if (isBlocked === blocked) return card
  return blocked
    ? { ...card, blocked, hidden: true, ownerHidden: card.hidden === true }
    : { ...shown, hidden: ownerHidden }
}

/** The card with what its owner wants: while the administrator hides it that is only noted. */
export function setCardHidden(card: CandidateProfile, hidden: boolean): CandidateProfile {
  return card.blocked ? { ...card, hidden: true, ownerHidden: hidden } : { ...card, hidden }
}

/**
 * A public card is written by the person whose it is, and never passes to another. The administrator hides cards and shows them
 * again, which their owners cannot undo. Both remove them.
 */
export function canWriteCard(
  actor: Pick<SessionUser, 'uid' | 'role'> | null,
  before: CandidateProfile | undefined,
  after: CandidateProfile | undefined
): boolean {
  if (actor?.role === 'Admin' && before) return after === undefined || isBlockedOrShown(before, after)
  return (
    [before, after].every((card) => card === undefined || isOwnCard(actor, card)) &&
    isWithinPersonLimits(before, after) &&
    (after === undefined || isBlockKept(before, after))
  )
}

function isBlockedOrShown(before: CandidateProfile, { revision: _revision, ...after }: CandidateProfile): boolean {
  const { revision: _before, ...expected } = setCardBlocked(before, before.blocked !== true)
  return hasSameFields(expected, after)
}

function isBlockKept(before: CandidateProfile | undefined, after: CandidateProfile): boolean {
  return before?.blocked ? after.blocked === true && after.hidden === true : after.blocked === undefined
}
