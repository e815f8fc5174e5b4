import * as v from 'valibot'
import { hashText } from '../../documents/fingerprint.ts'
import { hasSameFields } from '../../documents/same-fields.ts'
import { parseExternalAddress } from '../../external-url.ts'
import type { SessionUser } from '../account/session-user.ts'
import { createCandidateId } from '../candidate/candidate.ts'
import { cleanLine, cleanProse, isPlainName } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'
import { type Verification, verifications } from './verification.ts'

/** A jeweller's house as everybody sees it. Its telephone and GSTIN stand in the requests of its people, which few read. */
export interface House {
  id: string
  revision?: number | undefined
  name: string
  place: string
  /** What the house says of itself, lines and all; may be empty. */
  about: string
  /** https; may be empty. */
  website: string
  /** What was looked at. Nothing: the house is not verified. */
  verified: readonly Verification[]
  /** Since when, ISO 8601. */
  verifiedAt: string
  /** The uids of its people, whom nobody else lists. undefined: a house of a device from before they stood here. */
  people?: readonly string[] | undefined
  /** How soon it answers; nothing before it has answered to a few. */
  answering?: HouseAnswering | undefined
}

/** What the administrator's desk has counted of the applications to a house. */
export interface HouseAnswering {
  /** Half of those who were answered heard of it within so many hours. */
  hours: number
  /** How many were answered. */
  answered: number
  /** When it was counted, ISO 8601. */
  at: string
}

/** That somebody belongs to a house, for everybody: whoever reads a posting finds the house of its owner by this. */
export interface HouseMember {
  /** The uid of the account. */
  id: string
  revision?: number | undefined
  houseId: string
  /** ISO 8601. */
  since: string
}

export const maxAboutLength = 2000

/** How many people of a house stand with it. */
export const maxHousePeople = 60

const text = v.pipe(v.string(), v.nonEmpty())
const revision = v.optional(v.number())

export const houseSchema = v.looseObject({
  id: text,
  revision,
  name: storedText,
  place: storedText,
  about: storedText,
  website: storedText,
  verified: v.array(v.picklist(verifications)),
  verifiedAt: v.string(),
  people: v.optional(v.array(text)),
  answering: v.optional(v.looseObject({ hours: v.number(), answered: v.number(), at: v.string() }))
}) satisfies v.GenericSchema<unknown, House>

export const houseMemberSchema = v.looseObject({
  id: text,
  revision,
  houseId: text,
  since: v.string()
}) satisfies v.GenericSchema<unknown, HouseMember>

/** What its people may change of a house by themselves. */
export type OwnWords = Pick<House, 'about' | 'website'>

/** As it is stored: 'website' is an https address, or nothing where none can be made of it. */
export function cleanOwnWords({ about, website }: OwnWords): OwnWords {
  return { about: cleanProse(about).slice(0, maxAboutLength), website: parseWebsite(website) ?? '' }
}

/** The https address that somebody means who types 'shahjewels.in'; empty when nothing was typed; null when there is none. */
export function parseWebsite(typed: string): string | null {
  const given = cleanLine(typed)
  if (given === '') return ''
  const address = /^https?:/i.test(given) ? given.replace(/^http:/i, 'https:') : `https://${given}`
  return parseExternalAddress(address)
}

/**
 * Whether this person may turn a stored house into another one: the administrator may, its people only what it says of itself. Nobody
 * removes one.
 */
export function canWriteHouse(
  actor: Pick<SessionUser, 'role' | 'houseId'> | null,
  before: House | undefined,
  after: House | undefined
): boolean {
  if (!actor || !after || !isWholeHouse(after)) return false
  if (actor.role === 'Admin') return true
  if (actor.role !== 'Employer' || !before || actor.houseId !== before.id) return false
  const { about: _about, website: _website, revision: _revision, ...fixed } = before
  const { about, website, revision: _next, ...given } = after
  return hasSameFields({ ...given }, { ...fixed }) && parseWebsite(website) === website && about === cleanProse(about)
}

function isWholeHouse({ name, place, about }: House): boolean {
  return [name, place].every((line) => line.trim() !== '' && isPlainName(line)) && about.length <= maxAboutLength
}

/** The id of a new house, '{its name in Latin letters}-{six of 0-9 and a-z}': the same for every attempt of one asker. */
export function createHouseId(name: string, uid: string): string {
  const [, one = '', other = ''] = hashText(uid).split('.')
  const words = createCandidateId(name).replaceAll('_', '-').slice(0, 60) || 'house'
  return `${words}-${(one + other).slice(0, 6)}`
}
