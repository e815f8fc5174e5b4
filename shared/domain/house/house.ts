import * as v from 'valibot'
import { hashText } from '../../documents/fingerprint.ts'
import { hasSameFields } from '../../documents/same-fields.ts'
import { parseExternalAddress } from '../../external-url.ts'
import type { SessionUser } from '../account/session-user.ts'
import { createCandidateId } from '../candidate/candidate.ts'
import { cleanLine, cleanProse, isPlainName } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'
import { type Verification, verifications } from './verification.ts'

/** As everybody sees it; telephone and GSTIN are in the requests of its people. */
export interface House {
  id: string
  revision?: number | undefined
  name: string
  place: string
  /** Lines of prose; may be empty. */
  about: string
  /** https; may be empty. */
  website: string
  /** Empty: not verified. */
  verified: readonly Verification[]
  /** ISO 8601. */
  verifiedAt: string
  /** Uids; undefined: an older record of a device. */
  people?: readonly string[] | undefined
  /** Absent: too few answers. */
  answering?: HouseAnswering | undefined
}

/** Counted by the administrator's desk. */
export interface HouseAnswering {
  /** Median, from application to first answer. */
  hours: number
  answered: number
  /** ISO 8601. */
  at: string
}

/** For everybody: a posting's owner leads to the house by this. */
export interface HouseMember {
  /** The uid. */
  id: string
  revision?: number | undefined
  houseId: string
  /** ISO 8601. */
  since: string
}

export const maxAboutLength = 2000

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

/** A house's people may change these. */
export type OwnWords = Pick<House, 'about' | 'website'>

export function cleanOwnWords({ about, website }: OwnWords): OwnWords {
  return { about: cleanProse(about).slice(0, maxAboutLength), website: parseWebsite(website) ?? '' }
}

/** The https address of 'shahjewels.in'; '' for nothing, null for none. */
export function parseWebsite(typed: string): string | null {
  const given = cleanLine(typed)
  if (given === '') return ''
  const address = /^https?:/i.test(given) ? given.replace(/^http:/i, 'https:') : `https://${given}`
  return parseExternalAddress(address)
}

/** The administrator may write all, its people their own words. Houses are never removed. */
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

/** '{name in Latin letters}-{six of 0-9 and a-z}': the same for every attempt of one asker. */
export function createHouseId(name: string, uid: string): string {
  const [, one = '', other = ''] = hashText(uid).split('.')
  const words = createCandidateId(name).replaceAll('_', '-').slice(0, 60) || 'house'
  return `${words}-${(one + other).slice(0, 6)}`
}
